StructuredBuffer<float4> values;
float4 main() : SV_Target { values[0] = 1; return 1; }
