// args: -T ps_6_2 -E main
// args: -T ps_6_2 -E main -fspv-target-env=vulkan1.1
// Extensions that are for a newer SPIR-V than the target's are left out, as capabilities are.
[[vk::ext_extension("SPV_EXT_mesh_shader")]] [[vk::ext_extension("SPV_KHR_vulkan_memory_model")]]
[[vk::ext_storage_class(/* Private */ 6)]] static float own;
[[vk::ext_extension("SPV_EXT_mesh_shader"), vk::ext_capability(/* ShaderLayer */ 69)]]
float4 main() : SV_Target {
  return own;
}
