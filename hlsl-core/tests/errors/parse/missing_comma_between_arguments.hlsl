float4 main(float a : A) : SV_Target { return pow(a 2); }
