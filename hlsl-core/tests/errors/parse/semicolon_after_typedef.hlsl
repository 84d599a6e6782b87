typedef float4 Color
Color main() : SV_Target { return 1; }
