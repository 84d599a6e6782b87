typedef float4 Color;
typedef float3 Color;
float4 main() : SV_Target { return 1; }
