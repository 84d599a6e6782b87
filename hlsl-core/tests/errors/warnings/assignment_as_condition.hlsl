float4 main(float a : A, float b : B) : SV_Target { if (a = b) return 1; return 2; }
