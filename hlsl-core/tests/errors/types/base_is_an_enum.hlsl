enum Mode { Off };
struct C : Mode { float c; };
float4 main() : SV_Target { return 1; }
