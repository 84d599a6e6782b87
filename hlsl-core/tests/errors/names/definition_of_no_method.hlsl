struct Light { float4 color; };
float4 Light::shade() { return color; }
float4 main() : SV_Target { return 1; }
