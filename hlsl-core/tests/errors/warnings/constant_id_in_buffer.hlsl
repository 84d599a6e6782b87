// args: -T ps_6_0 -E main
cbuffer Numbers { [[vk::constant_id(0)]] const int count = 3; };
float4 main() : SV_Target { return count; }
