// args: -T lib_6_3 -fspv-target-env=vulkan1.1
// Inline SPIR-V, "Builtin input": declared twice, or a system value as well: each interface has it once. Variables may be
// static members, static locals and of namespaces; integers of pixel shaders are flat.

[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const uint3 group_count;
namespace header { [[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const uint3 group_count; }
struct Compute { [[vk::ext_builtin_input(/* GlobalInvocationId */ 28)]] static const uint3 invocation; };
[[vk::ext_capability(/* Geometry */ 2), vk::ext_builtin_input(/* PrimitiveId */ 7)]] static const uint face;

RWStructuredBuffer<uint> result;

[shader("compute")] [numthreads(8, 1, 1)]
void both(uint3 id : SV_DispatchThreadID) { result[id.x] = Compute::invocation.y + group_count.x * header::group_count.y; }

[shader("compute")] [numthreads(8, 1, 1)]
void ours() { result[Compute::invocation.x] = 1; }

[shader("compute")] [numthreads(8, 1, 1)]
void theirs(uint3 id : SV_DispatchThreadID) { result[id.x] = 2; }

[shader("pixel")]
float4 mark() : SV_Target {
  [[vk::ext_capability(/* StencilExportEXT */ 5013), vk::ext_extension("SPV_EXT_shader_stencil_export")]]
  [[vk::ext_builtin_output(/* FragStencilRefEXT */ 5014)]]
  static int stencil;
  stencil = face & 255;
  return 1;
}
