Buffer<float4x4> values;
float4 main() : SV_Target { return 1; }
