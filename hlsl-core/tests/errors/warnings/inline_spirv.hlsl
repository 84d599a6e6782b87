// args: -T ps_6_2 -E main
// Capabilities of a newer SPIR-V than the target's are left out; variables of the pipeline have no first value.
[[vk::ext_capability(/* WorkgroupMemoryExplicitLayoutKHR */ 4428)]]
[[vk::ext_builtin_output(/* FragStencilRefEXT */ 5014)]]
static int stencil = 7;
[[vk::ext_capability(4428)]] [[vk::ext_capability(/* GroupNonUniform */ 61)]]
[[vk::ext_storage_class(/* Private */ 6)]] static float own = 2;
float4 main() : SV_Target {
  stencil = 3;
  return own;
}
