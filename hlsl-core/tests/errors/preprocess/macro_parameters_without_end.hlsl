#define SCALE(a, b
float4 main() : SV_Target { return 1; }
