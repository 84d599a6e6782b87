[[vk::constant_id(1)]] const double SCALE = 1;
float4 main() : SV_Target { return SCALE; }
