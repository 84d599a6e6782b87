struct A { float4 v; };
[[vk::push_constant]] A first;
[[vk::push_constant]] A second;
float4 main() : SV_Target { return first.v + second.v; }
