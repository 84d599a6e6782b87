float4 main(int a : A) : SV_Target { switch (a) { case a: return 1; default: return 2; } }
