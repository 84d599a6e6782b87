#if 1
#else
#elif 0
#endif
float4 main() : SV_Target { return 1; }
