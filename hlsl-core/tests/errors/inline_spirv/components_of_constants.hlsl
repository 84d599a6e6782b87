// args: -T ps_6_0
cbuffer Constants { [[vk::ext_decorate(/* Component */ 31, 1)]] float4 at; float4 more; };
float4 main() : SV_Target { return at + more; }
