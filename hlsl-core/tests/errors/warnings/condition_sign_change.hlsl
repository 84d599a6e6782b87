#if -1 < 0u
#endif
float4 main() : SV_Target { return 1; }
