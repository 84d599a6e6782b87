RWStructuredBuffer<float4> values : register(t0);
float4 main() : SV_Target { return 1; }
