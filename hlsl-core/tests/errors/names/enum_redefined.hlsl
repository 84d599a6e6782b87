enum Mode { Off };
enum Mode { On };
float4 main() : SV_Target { return 1; }
