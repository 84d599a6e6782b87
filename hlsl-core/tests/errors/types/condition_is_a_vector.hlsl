float4 main(float4 a : A) : SV_Target { if (a > 1) return 2; return 1; }
