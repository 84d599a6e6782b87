[[vk::constant_id(1)]] const int COUNT = 2;
[[vk::constant_id(2)]] const int TWICE = COUNT;
float4 main() : SV_Target { return TWICE; }
