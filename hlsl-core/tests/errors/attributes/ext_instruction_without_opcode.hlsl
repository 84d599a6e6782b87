[[vk::ext_instruction()]] float next(float a);
float4 main() : SV_Target { return next(1); }
