float4 main(float a : A) : SV_Target { if (a > 1) break; return 1; }
