// in 0: uint 10 20 30 40
// out 1: uint 30 40 10 99 20 20 40 12
// Literal operands: numbers, constant expressions, enumerators, template arguments, vectors and bools.

enum Part { Third = 2 };
static const uint Fourth = Third + 1;

[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] uint Extract(uint4 all, [[vk::ext_literal]] uint index);
[[vk::ext_instruction(/* OpCompositeInsert */ 82)]] uint4 Insert(uint part, uint4 all, [[vk::ext_literal]] uint index);
[[vk::ext_instruction(/* OpVectorShuffle */ 79)]] uint2 Shuffle(uint4 a, uint4 b, [[vk::ext_literal]] uint2 which);
template <uint index> uint At(uint4 all) { return Extract(all, index); }

StructuredBuffer<uint4> input;
RWStructuredBuffer<uint4> output;

[numthreads(1, 1, 1)]
void main() {
  uint4 all = input[0];
  uint4 changed = Insert(99, all, Fourth);
  output[0] = uint4(Extract(all, Third), Extract(all, Fourth), At<0>(all), changed.w);
  uint2 two = Shuffle(all, changed, uint2(1, 5));
  output[1] = uint4(two, At<Fourth>(all), Extract(changed, false) + Third);
}
