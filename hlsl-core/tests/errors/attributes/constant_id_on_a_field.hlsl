struct S { [[vk::constant_id(1)]] float v; };
float4 main() : SV_Target { return 1; }
