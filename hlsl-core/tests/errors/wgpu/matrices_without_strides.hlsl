// args: -T cs_6_2 -fspv-target-env=webgpu
// Nobody says how a matrix of inline SPIR-V lies in memory.
using Four = vk::SpirvType</* OpTypeMatrix */ 24, 64, 16, double2, vk::Literal<vk::integral_constant<uint, 4> > >;
struct Holder { Four four; float after; };
RWStructuredBuffer<Holder> holders;
[[vk::ext_instruction(/* OpCopyObject */ 83)]] Four same(Four value);

[numthreads(1, 1, 1)]
void main() { holders[0].four = same(holders[1].four); }
