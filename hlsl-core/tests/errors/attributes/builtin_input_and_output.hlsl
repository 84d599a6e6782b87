[[vk::ext_builtin_input(4)]] [[vk::ext_builtin_output(4)]] static const float4 tint;
float4 main() : SV_Target { return tint; }
