// args: -T cs_6_6 -E main
// A part of a struct that inline SPIR-V makes, of another type than it has.

using Pair = vk::SpirvOpaqueType</* OpTypeStruct */ 30, uint, float>;

[[vk::ext_instruction(/* OpUndef */ 1)]] Pair pair();
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] float share(Pair pair, [[vk::ext_literal]] uint index);
RWStructuredBuffer<float> numbers;

[numthreads(1, 1, 1)]
void main() { numbers[0] = share(pair(), 0) + share(pair(), 1); }
