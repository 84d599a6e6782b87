StructuredBuffer<float4, float4> values;
float4 main() : SV_Target { return 1; }
