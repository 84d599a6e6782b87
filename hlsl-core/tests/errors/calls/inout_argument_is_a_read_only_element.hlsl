StructuredBuffer<float> values;
void grow(inout float a) { a += 1; }
float4 main() : SV_Target { grow(values[0]); return 1; }
