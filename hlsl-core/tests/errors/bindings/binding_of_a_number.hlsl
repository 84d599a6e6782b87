[[vk::binding(3)]] float4 tint;
float4 main() : SV_Target { return tint; }
