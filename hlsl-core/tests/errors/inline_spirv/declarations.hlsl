// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.1
// Decorations of what they are not for; variables of storage classes.
#define CONSTANT(n) vk::Literal<vk::integral_constant<uint, n> >
[[vk::ext_decorate(/* Location */ 30, 3)]] RWStructuredBuffer<float> located;
[[vk::ext_decorate(/* Block */ 2)]] RWStructuredBuffer<float> block;
[[vk::ext_decorate(/* Flat */ 14)]] RWStructuredBuffer<float> flat;
[[vk::ext_storage_class(/* CrossWorkgroup */ 5)]] uint of_kernels;
[[vk::ext_storage_class(/* StorageBuffer */ 12)]] uint no_block;
typedef vk::SpirvOpaqueType</* OpTypeInt */ 21, CONSTANT(24), CONSTANT(0)> Odd;
[[vk::ext_instruction(/* OpUConvert */ 113)]] Odd narrow(uint a);
[[vk::ext_instruction(/* OpUConvert */ 113)]] uint widen(Odd a);
[numthreads(1, 1, 1)]
void main(uint3 i : SV_DispatchThreadID) {
    located[0] = block[0] + flat[0] + of_kernels + no_block + widen(narrow(i.x));
}
