#if 1
#else
#else
#endif
float4 main() : SV_Target { return 1; }
