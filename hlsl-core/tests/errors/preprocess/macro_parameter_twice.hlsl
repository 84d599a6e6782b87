#define MIX(x, x) x
float4 main() : SV_Target { return 1; }
