float4 main() : SV_Target { return __has_include("a.hlsli"); }
