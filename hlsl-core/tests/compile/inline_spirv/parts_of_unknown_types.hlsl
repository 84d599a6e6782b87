// args: -T cs_6_2 -Vd
// A value that is declared with a type that nobody knows is not what it seems to be equal to.
typedef vk::SpirvType</* none that we know */ 1024, 1, 1, vk::Literal<vk::integral_constant<uint, 8> > > Byte;
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]]
Byte narrow(uint value);
RWStructuredBuffer<Byte> bytes;
[numthreads(1, 1, 1)]
void main() { bytes[0] = narrow(5); }
