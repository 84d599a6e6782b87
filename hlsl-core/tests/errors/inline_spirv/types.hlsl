// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.1
// Types that cannot be, by their operands.
#define CONSTANT(n) vk::Literal<vk::integral_constant<uint, n> >
typedef vk::SpirvOpaqueType</* OpTypeInt */ 21, CONSTANT(64)> Short;
typedef vk::SpirvOpaqueType</* OpTypeVector */ 23, int, int> OfTypes;
typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, int, vk::integral_constant<uint, 0> > Empty;
typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, void, vk::integral_constant<uint, 2> > OfNothing;
typedef vk::SpirvOpaqueType</* OpIAdd */ 128, int, int> NoType;
[[vk::ext_instruction(/* OpUndef */ 1)]] Short short_one();
[[vk::ext_instruction(/* OpUndef */ 1)]] OfTypes of_types();
[[vk::ext_instruction(/* OpUndef */ 1)]] Empty empty();
[[vk::ext_instruction(/* OpUndef */ 1)]] OfNothing of_nothing();
[[vk::ext_instruction(/* OpUndef */ 1)]] NoType no_type();
[numthreads(1, 1, 1)]
void main() {
    short_one();
    of_types();
    empty();
    of_nothing();
    no_type();
}
