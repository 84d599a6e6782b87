vector<float, 0> a;
float4 main() : SV_Target { return 1; }
