// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.1
// Inline SPIR-V, "Capability and extension instructions": on entry points, functions, parameters, variables, constant
// buffers, fields, typedefs and alias templates. Types and functions that are not used ask for nothing.

#define NEEDS_INT8 vk::ext_capability(/* Int8 */ 39)
#define NEEDS_STORAGE vk::ext_capability(/* StorageBuffer8BitAccess */ 4448), \
                      vk::ext_extension("SPV_KHR_8bit_storage")

[[NEEDS_INT8]] typedef vk::SpirvType<21, 1, 1, vk::Literal<vk::integral_constant<uint, 8> >,
                                     vk::Literal<vk::integral_constant<bool, true> > > Small;
template <typename T>
using Unused [[vk::ext_capability(/* CooperativeMatrixKHR */ 6022)]] = vk::SpirvOpaqueType<19, T>;

struct Holder {
  [[NEEDS_STORAGE]] Small small;
  [[vk::ext_capability(/* Int64 */ 11)]] uint64_t large;
};

[[vk::ext_capability(/* MinLod */ 42)]] RWStructuredBuffer<Holder> holders;

[[vk::ext_capability(/* Float64 */ 10)]] void helper() { holders[0].large += 1; }
[[vk::ext_capability(/* Geometry */ 2)]] void never_called() {}
uint parameter([[vk::ext_capability(/* SampleRateShading */ 35)]] uint value) { return value; }
[[vk::ext_capability(/* SparseResidency */ 41)]] cbuffer Numbers {
  [[vk::ext_capability(/* Sampled1D */ 43)]] uint number;
};

[[vk::ext_capability(/* ImageQuery */ 50), vk::ext_extension("SPV_KHR_non_semantic_info")]]
[numthreads(1, 1, 1)]
void main([[vk::ext_capability(/* InterpolationFunction */ 52)]] uint lane : SV_GroupIndex) {
  helper();
  holders[lane].large = parameter(number);
  holders[1].small = holders[0].small;
}
