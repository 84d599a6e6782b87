StructuredBuffer<float4> values;
float4 main() : SV_Target { uint status; return values.Load(0, status); }
