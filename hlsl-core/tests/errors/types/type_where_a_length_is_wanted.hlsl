vector<float, float> a;
float4 main() : SV_Target { return 1; }
