// args: -T ps_6_2
// args: -T ps_6_2 -fspv-target-env=universal1.5
[[vk::ext_storage_class(/* Input */ 1)]] static bool4 given;
float4 main() : SV_Target { return given; }
