#if __has_include("a.hlsli"
#endif
float4 main() : SV_Target { return 1; }
