enum Mode { Off, On };
float4 main() : SV_Target { Off = 2; return 1; }
