// args: -T ps_6_0 -E main one.hlsl two.hlsl
float4 main() : SV_Target { return 1; }
