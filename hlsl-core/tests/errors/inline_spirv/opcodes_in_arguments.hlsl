// args: -T cs_6_6
// A type in the arguments of another has an opcode, too.
using Odd = vk::SpirvOpaqueType<65536, float>;
using Pair = vk::SpirvOpaqueType</* OpTypeStruct */ 30, uint, Odd>;
[[vk::ext_instruction(/* OpUndef */ 1)]] Pair pair();
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] uint number(Pair pair, [[vk::ext_literal]] uint index);
RWStructuredBuffer<uint> numbers;
[numthreads(1, 1, 1)]
void main() { numbers[0] = number(pair(), 0); }
