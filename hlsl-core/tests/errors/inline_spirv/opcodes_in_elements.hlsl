// args: -T cs_6_6
// A type among the elements of an array that is an argument, or of a buffer, has an opcode, too.
using Odd = vk::SpirvOpaqueType<65536, float>;
using Pair = vk::SpirvOpaqueType</* OpTypeStruct */ 30, uint, Odd[2]>;
[[vk::ext_instruction(/* OpUndef */ 1)]] Pair pair();
RWStructuredBuffer<vk::SpirvType<65536, 4, 4, float> > numbers;

[numthreads(1, 1, 1)]
void main() { pair(); }
