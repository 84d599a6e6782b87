float4 main(int a : A) : SV_Target { switch (a) { case 1.5: return 1; default: return 2; } }
