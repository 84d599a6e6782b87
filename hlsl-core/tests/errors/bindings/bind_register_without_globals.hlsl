// args: -T ps_6_0 -E main -fvk-bind-register t0 0 1 0
float4 tint;
float4 main() : SV_Target { return tint; }
