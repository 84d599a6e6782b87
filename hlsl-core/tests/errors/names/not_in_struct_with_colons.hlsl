struct Light { static float power() { return 1; } };
float4 main() : SV_Target { return Light::powr(); }
