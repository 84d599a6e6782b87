[[vk::ext_instruktion(4)]] float next(float a);
float4 main() : SV_Target { return 1; }
