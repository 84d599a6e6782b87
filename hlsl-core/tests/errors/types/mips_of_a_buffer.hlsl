Buffer<float4> values;
float4 main() : SV_Target { return values.mips[0][0]; }
