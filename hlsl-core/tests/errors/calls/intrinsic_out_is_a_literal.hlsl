float4 main(float a : A) : SV_Target { float b = modf(a, 2.0); return b; }
