// args: -T vs_6_6 -E main
// Capabilities that Vulkan does not have.
[[vk::ext_capability(/* Linkage */ 5)]] [[vk::ext_storage_class(/* Private */ 6)]] static float linked;
[[vk::ext_capability(/* AtomicStorage */ 21)]] [[vk::ext_storage_class(/* Private */ 6)]] static float atomic;
[[vk::ext_capability(/* SampledRect */ 37)]] [[vk::ext_storage_class(/* Private */ 6)]] static float rectangular;
float4 main() : SV_Position {
  return linked + atomic + rectangular;
}
