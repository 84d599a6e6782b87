// args: -T cs_6_6
// Only functions have types of functions: none is a member, an element or behind a pointer.
using Odd = vk::SpirvOpaqueType</* OpTypeFunction */ 33, float>;
using Pair = vk::SpirvOpaqueType</* OpTypeStruct */ 30, uint, Odd>;
using Behind = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* Private */ 6> >, Odd>;
[[vk::ext_instruction(/* OpUndef */ 1)]] Pair pair();
[[vk::ext_instruction(/* OpUndef */ 1)]] Behind behind();
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] uint number(Pair pair, [[vk::ext_literal]] uint index);
[[vk::ext_instruction(/* OpPtrEqual */ 401)]] bool equal(Behind a, Behind b);
RWStructuredBuffer<uint> numbers;
[numthreads(1, 1, 1)]
void main() {
  numbers[0] = number(pair(), 0);
  numbers[1] = equal(behind(), behind());
}
