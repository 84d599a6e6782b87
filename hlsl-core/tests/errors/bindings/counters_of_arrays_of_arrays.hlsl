RWStructuredBuffer<float4> values[2][3];
float4 main() : SV_Target { return values[0][1].IncrementCounter(); }
