StructuredBuffer<float4 values;
float4 main() : SV_Target { return values[0]; }
