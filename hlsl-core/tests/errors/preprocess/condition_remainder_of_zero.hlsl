#if 8 % 0
#endif
float4 main() : SV_Target { return 1; }
