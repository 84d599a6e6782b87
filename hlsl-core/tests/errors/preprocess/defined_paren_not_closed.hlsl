#if defined(QUALITY
#endif
float4 main() : SV_Target { return 1; }
