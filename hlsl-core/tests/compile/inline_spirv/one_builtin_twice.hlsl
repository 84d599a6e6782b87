// args: -T ps_6_0 -E main
// Two variables for one builtin are one in the interface.
[[vk::ext_builtin_input(/* PointCoord */ 16)]] static const float2 corner;
[[vk::ext_builtin_input(/* PointCoord */ 16)]] static const float2 again;

float4 main() : SV_Target { return float4(corner, again); }
