// args: -T ps_6_0 -fspv-target-env=wgpu
// One member, not a float for each four bytes.
cbuffer Constants { float first; [[vk::offset(1000000000)]] float second; };
float4 main() : SV_Target { return first + second; }
