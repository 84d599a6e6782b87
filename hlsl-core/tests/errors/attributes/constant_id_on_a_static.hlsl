[[vk::constant_id(1)]] static const int COUNT = 2;
float4 main() : SV_Target { return COUNT; }
