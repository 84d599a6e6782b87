#if 9223372036854775808
#endif
float4 main() : SV_Target { return 1; }
