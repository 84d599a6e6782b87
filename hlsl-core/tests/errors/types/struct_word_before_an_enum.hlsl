enum Mode { Off };
struct Mode mode;
float4 main() : SV_Target { return 1; }
