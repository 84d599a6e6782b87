// args: -T ps_6_0 -E early -fspv-target-env=vulkan1.1
// args: -T ps_6_0 -E unchanged -fspv-target-env=vulkan1.1
// vk::early_and_late_tests, depth_unchanged and stencil_ref_*: promises about what the shader writes.

[[vk::early_and_late_tests, vk::stencil_ref_greater_equal_front, vk::stencil_ref_less_equal_back]]
float4 early(out uint stencil : SV_StencilRef) : SV_Target { stencil = 7; return 1; }

[[vk::early_and_late_tests, vk::depth_unchanged, vk::stencil_ref_unchanged_front, vk::stencil_ref_unchanged_back]]
float4 unchanged(out float depth : SV_Depth, out uint stencil : SV_StencilRef) : SV_Target {
  depth = 0.5;
  stencil = 1;
  return 1;
}
