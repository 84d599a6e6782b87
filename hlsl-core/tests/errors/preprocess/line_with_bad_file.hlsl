#line 3 other.hlsl
float4 main() : SV_Target { return 1; }
