struct Light { flaot3 position; };
float4 main() : SV_Target { return 1; }
