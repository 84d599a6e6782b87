#define QUALITY 2
#if QUALITY 1
#endif
float4 main() : SV_Target { return 1; }
