// args: -T vs_6_6 -E main -fspv-target-env=vulkan1.2

[[vk::ext_builtin_output(/* CullPrimitiveEXT */ 5299)]] static bool culled;
[[vk::ext_builtin_input(/* PrimitiveId */ 7)]] static const uint primitive;
[[vk::ext_builtin_input(/* InstanceId, of rays */ 6)]] static const uint instance;

float4 main() : SV_Position
{
    culled = true;
    return primitive + instance;
}
