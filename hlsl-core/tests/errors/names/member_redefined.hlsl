struct Light { float4 color; float3 color; };
float4 main() : SV_Target { return 1; }
