// args: -T cs_6_2 -fspv-target-env=vulkan1.2
// Vectors and matrices of as many parts as a number can name.
typedef vk::SpirvType</* OpTypeVector */ 23, 4, 4, float, vk::Literal<vk::integral_constant<uint, 0x80000000> > > Vector;
typedef vk::SpirvOpaqueType</* OpTypeMatrix */ 24, float4, vk::Literal<vk::integral_constant<uint, 0x80000000> > > Matrix;
struct Holder { Vector all; float after; };
RWStructuredBuffer<Holder> holders;
[[vk::ext_instruction(/* OpCopyObject */ 83)]] Vector same(Vector value);
[[vk::ext_instruction(/* OpUndef */ 1)]] Matrix undefined();
[numthreads(1, 1, 1)]
void main() {
    holders[0].all = same(holders[1].all);
    Matrix copied = undefined();
}
