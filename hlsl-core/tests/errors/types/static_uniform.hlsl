static uniform float4 tint;
float4 main() : SV_Target { return 1; }
