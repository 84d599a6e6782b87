#line 40 "generated.hlsl"
float4 main() : SV_Target { return missing; }
