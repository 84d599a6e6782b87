// args: -T cs_6_6
// The parts of a matrix that was no matrix are not looked for in what it was taken from.
using Pair = vk::SpirvOpaqueType</* OpTypeStruct */ 30, uint, float>;
[[vk::ext_instruction(/* OpUndef */ 1)]] Pair pair();
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] float4x4 number(Pair pair, [[vk::ext_literal]] uint index);
RWStructuredBuffer<float> numbers;
[numthreads(1, 1, 1)]
void main() { numbers[0] = number(pair(), 0)._m23 + 1; }
