enum Mode { Off, On };
float4 main() : SV_Target { return Mode::Om == 1; }
