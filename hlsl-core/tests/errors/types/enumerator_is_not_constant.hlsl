int start;
enum Mode { Off = start };
float4 main() : SV_Target { return 1; }
