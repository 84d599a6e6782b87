// args: -T cs_6_2
// The compiler does not know what other types take, but the finished module shows it.
using Four = vk::SpirvType</* OpTypeVector */ 23, 4, 4, float, vk::Literal<vk::integral_constant<uint, 4> > >;
struct Holder { Four four; float after; };
RWStructuredBuffer<Holder> holders;
[[vk::ext_instruction(/* OpCopyObject */ 83)]] Four same(Four value);
[numthreads(1, 1, 1)]
void main() {
  holders[0].four = same(holders[1].four);
  holders[0].after = holders[1].after;
}
