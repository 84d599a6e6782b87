struct Light { float4 shade() { return 1; } };
float4 main() : SV_Target { Light light = (Light)0; return light.shadow(); }
