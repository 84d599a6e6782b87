// args: -T cs_6_6
struct Pair { [[vk::ext_decorate(/* Offset */ 35, 0)]] bool3 first; [[vk::ext_decorate(35, 16)]] float2 second; };
typedef vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* PhysicalStorageBuffer */ 5349> >, Pair> Pointer;
[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer to_pointer(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Pair load(Pointer from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
RWStructuredBuffer<uint64_t> addresses;
[numthreads(1, 1, 1)]
void main() {
  addresses[1] = load(to_pointer(addresses[0]), 2, 16).second.x;
}
