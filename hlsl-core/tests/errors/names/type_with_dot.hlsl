struct Light { static const float POWER = 2; };
float4 main() : SV_Target { return Light.POWER; }
