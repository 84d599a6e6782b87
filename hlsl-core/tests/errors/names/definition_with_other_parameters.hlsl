struct Light { float4 shade(float a); };
float4 Light::shade(float2 a) { return a.x; }
float4 main() : SV_Target { return 1; }
