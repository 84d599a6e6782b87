#if 99999999999999999999
#endif
float4 main() : SV_Target { return 1; }
