#if 0
isn't code
#endif
#define NOTE don't
float4 main() : SV_Target { return 1; }
