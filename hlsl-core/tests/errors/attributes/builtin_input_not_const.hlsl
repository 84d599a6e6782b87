[[vk::ext_builtin_input(4)]] static float4 tint;
float4 main() : SV_Target { return tint; }
