// args: -T cs_6_2 -Od
// A vector consists of components of its own type.
typedef vk::SpirvOpaqueType</* OpTypeVector */ 23, int, vk::Literal<vk::integral_constant<int, 4> > > Four;
[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]] Four together(int x, int y, int z, uint w);
RWStructuredBuffer<int> sums;

[numthreads(1, 1, 1)]
void main() { Four four = together(1, 2, 3, 4); }
