matrix<float4, 2, 2> a;
float4 main() : SV_Target { return 1; }
