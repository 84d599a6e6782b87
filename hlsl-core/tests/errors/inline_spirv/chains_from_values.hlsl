// args: -T cs_6_2
// A chain begins at a pointer, whatever type its result has.
typedef vk::SpirvType</* none that we know */ 1024, 1, 1, vk::Literal<vk::integral_constant<uint, 8> > > Byte;
[[vk::ext_instruction(/* OpAccessChain */ 65)]] Byte narrow(uint value);
RWStructuredBuffer<Byte> bytes;

[numthreads(1, 1, 1)]
void main() { bytes[0] = narrow(5); }
