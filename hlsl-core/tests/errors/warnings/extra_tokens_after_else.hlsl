#if 1
#else not
#endif
#undef A B
float4 main() : SV_Target { return 1; }
