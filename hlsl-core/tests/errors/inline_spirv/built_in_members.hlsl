// args: -T ps_6_0
// args: -T ps_6_0 -fspv-target-env=universal1.5
// A constant is no built-in variable.
cbuffer Constants { [[vk::ext_decorate(/* BuiltIn */ 11, /* FragCoord */ 15)]] float4 at; float4 more; };
float4 main() : SV_Target { return at + more; }
