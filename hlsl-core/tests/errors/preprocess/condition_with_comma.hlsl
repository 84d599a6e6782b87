#if 1, 2
#endif
float4 main() : SV_Target { return 1; }
