struct A { float4 v; };
[[vk::push_constant]] [[vk::binding(2)]] A first;
float4 main() : SV_Target { return first.v; }
