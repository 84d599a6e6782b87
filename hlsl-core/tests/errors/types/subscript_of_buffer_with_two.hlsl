StructuredBuffer<float4> values;
float4 main(int2 p : P) : SV_Target { return values[p]; }
