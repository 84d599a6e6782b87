// args: -T ps_6_0 -fspv-preserve-bindings
// The buffer of push constants is no member of $Globals.
struct Push { float4 color; };
[[vk::push_constant]] ConstantBuffer<Push> push;
float brightness;

float4 main() : SV_Target { return push.color * brightness; }
