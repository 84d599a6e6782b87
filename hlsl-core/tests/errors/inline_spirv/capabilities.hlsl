// args: -T vs_6_6 -E main
// Capabilities that Vulkan, or the target's SPIR-V, does not have: requested, and for a built-in variable.
[[vk::ext_capability(/* Linkage */ 5)]] [[vk::ext_storage_class(/* Private */ 6)]] static float linked;
[[vk::ext_capability(/* Groups */ 18)]] [[vk::ext_storage_class(/* Private */ 6)]] static float grouped;
[[vk::ext_capability(/* SampledRect */ 37)]] [[vk::ext_storage_class(/* Private */ 6)]] static float rectangular;
[[vk::ext_builtin_output(/* CullPrimitiveEXT */ 5299)]] static bool culled;
float4 main() : SV_Position {
  culled = true;
  return linked + grouped + rectangular;
}
