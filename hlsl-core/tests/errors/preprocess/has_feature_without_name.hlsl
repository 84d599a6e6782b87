#if __has_feature
#endif
float4 main() : SV_Target { return 1; }
