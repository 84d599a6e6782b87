// args: -T lib_6_3 -fspv-target-env=vulkan1.1
// Inline SPIR-V, "Builtin input" and "Builtin output": in stages that have no semantics for them, and only in the
// interfaces of the entry points that reach them.

[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]]
static const uint3 group_count;

[[vk::ext_capability(/* GroupNonUniform */ 61)]]
[[vk::ext_builtin_input(/* SubgroupSize */ 36)]]
static const uint lanes;

[[vk::ext_extension("SPV_EXT_shader_stencil_export"), vk::ext_capability(/* StencilExportEXT */ 5013)]]
[[vk::ext_builtin_output(/* FragStencilRefEXT */ 5014)]]
static int stencil;

RWStructuredBuffer<uint> result;

uint all_groups() { return group_count.x * group_count.y * group_count.z; }

[shader("compute")]
[numthreads(1, 1, 1)]
void count() { result[0] = all_groups(); }

[shader("compute")]
[numthreads(1, 1, 1)]
void count_lanes() { result[0] = lanes; }

[shader("pixel")]
float4 mark(float4 at : SV_Position) : SV_Target {
  if (at.x > 8)
    stencil = 2;
  else
    stencil = 1;
  return stencil;
}
