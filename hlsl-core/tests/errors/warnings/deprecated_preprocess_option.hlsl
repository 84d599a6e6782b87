// args: -T ps_6_0 -E main -P out.hlsl extra.hlsl
float4 main() : SV_Target { return 1; }
