#if 08
#endif
float4 main() : SV_Target { return 1; }
