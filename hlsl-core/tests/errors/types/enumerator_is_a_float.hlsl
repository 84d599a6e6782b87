enum Mode { Off = 1.5 };
float4 main() : SV_Target { return 1; }
