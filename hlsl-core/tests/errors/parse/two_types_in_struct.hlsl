struct Light { float4 float3 color; };
float4 main() : SV_Target { return 1; }
