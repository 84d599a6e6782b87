[[vk::constant_id(1)]] const int COUNT;
float4 main() : SV_Target { return COUNT; }
