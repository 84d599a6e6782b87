// args: -T cs_6_6
// The components of a vector are scalars.
using Wrong = vk::SpirvOpaqueType</* OpTypeVector */ 23, int2x3, vk::Literal<vk::integral_constant<uint, 4> > >;
[[vk::ext_instruction(/* OpUndef */ 1)]] Wrong wrong();

[numthreads(1, 1, 1)]
void main() { wrong(); }
