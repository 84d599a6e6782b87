[[vk::constant_id(1)]] const float4 TINT = 1;
float4 main() : SV_Target { return TINT; }
