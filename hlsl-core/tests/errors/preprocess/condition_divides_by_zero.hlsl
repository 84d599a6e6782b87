#define COUNT 0
#if 8 / COUNT > 2
#endif
float4 main() : SV_Target { return 1; }
