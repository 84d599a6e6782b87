matrix<float, 4, 5> a;
float4 main() : SV_Target { return 1; }
