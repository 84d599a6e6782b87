struct Light { float4 color; };
Light<float> light;
float4 main() : SV_Target { return light.color; }
