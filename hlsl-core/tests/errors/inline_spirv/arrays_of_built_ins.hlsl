// args: -T ps_6_0
// Only what several vertices have is an array.
[[vk::ext_builtin_input(/* PointCoord */ 16)]] static const float2 corners[2];

float4 main() : SV_Target { return float4(corners[0], corners[1]); }
