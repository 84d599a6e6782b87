// args: -T ps_6_0 -E main
struct Tint { float4 color; };
[[vk::push_constant]] ConstantBuffer<Tint> tints[2];

float4 main() : SV_Target { return tints[1].color; }
