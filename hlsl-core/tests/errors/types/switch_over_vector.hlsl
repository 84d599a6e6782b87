float4 main(int2 a : A) : SV_Target { switch (a) { case 1: return 1; default: return 2; } }
