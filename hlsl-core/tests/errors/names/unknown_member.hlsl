struct Light { float4 color; };
float4 main() : SV_Target { Light light = (Light)0; return light.colour; }
