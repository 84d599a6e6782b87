enum class Mode { Off, On };
float4 main() : SV_Target { int m = Mode::On; return m; }
