// args: -T cs_6_6
// A member of what an instruction of the shader's own loads is taken from the whole: the pointer's type is unknown.
struct Pair { [[vk::ext_decorate(/* Offset */ 35, 0)]] uint first; [[vk::ext_decorate(35, 8)]] float2 second; };
typedef vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* PhysicalStorageBuffer */ 5349> >, Pair> Pointer;

[[vk::ext_capability(/* PhysicalStorageBufferAddresses */ 5347)]]
[[vk::ext_extension("SPV_KHR_physical_storage_buffer")]]
[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer to_pointer(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Pair load(Pointer pointer, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);

RWStructuredBuffer<uint64_t> addresses;

[numthreads(1, 1, 1)]
void main() {
    Pair pair = load(to_pointer(addresses[0]), 2, 16);
    addresses[1] = pair.first;
}
