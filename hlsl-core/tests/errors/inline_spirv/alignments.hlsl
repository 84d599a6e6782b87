// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.2
// Through an address, an alignment covers the widest scalar.
struct Mixed { [[vk::ext_decorate(/* Offset */ 35, 0)]] uint first; [[vk::ext_decorate(35, 8)]] float2 second; };
#define POINTER_TO(type) vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, 5349> >, type>
[[vk::ext_instruction(/* OpBitcast */ 124)]] POINTER_TO(Mixed) to_mixed(uint64_t address);
[[vk::ext_instruction(/* OpBitcast */ 124)]] POINTER_TO(uint64_t) to_long(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Mixed load(POINTER_TO(Mixed) pointer, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
[[vk::ext_instruction(/* OpStore */ 62)]]
void store(POINTER_TO(uint64_t) pointer, uint64_t value, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
RWStructuredBuffer<uint64_t> addresses;
[numthreads(1, 1, 1)]
void main() {
  Mixed it = load(to_mixed(addresses[0]), 2, 2);
  store(to_long(addresses[1]), it.first, 2, 4);
}
