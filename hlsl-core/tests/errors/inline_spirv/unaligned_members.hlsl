// args: -T cs_6_6
// args: -T cs_6_6 -fspv-target-env=universal1.5
// The bits of a float are a strange offset.
struct Far { [[vk::ext_decorate(/* Offset */ 35, 0)]] uint first; [[vk::ext_decorate(35, 1.2)]] uint second; };
using Pointer = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, 5349> >, Far>;
[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer pointer_to(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Far load(Pointer pointer, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
RWStructuredBuffer<uint64_t> addresses;
[numthreads(1, 1, 1)]
void main() {
  Far it = load(pointer_to(addresses[0]), 2, 4);
  addresses[1] = it.first + it.second;
}
