// args: -T cs_6_6 -fvk-use-gl-layout
// Without that option, this vector may start at any multiple of its components' size.
struct Loose { [[vk::ext_decorate(/* Offset */ 35, 0)]] float first; [[vk::ext_decorate(35, 4)]] float2 second; };
using Pointer = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, 5349> >, Loose>;
[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer pointer_to(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Loose load(Pointer pointer, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
RWStructuredBuffer<uint64_t> addresses;
RWStructuredBuffer<float> result;
[numthreads(1, 1, 1)]
void main() {
  result[0] = load(pointer_to(addresses[0]), 2, 4).second.x;
}
