#define MIX(x, y) ((x) + (y))
float4 main() : SV_Target { return MIX(1); }
