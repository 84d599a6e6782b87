// args: -T cs_6_6 -fspv-target-env=universal1.5
// Numbers are addresses in buffers only, with any target.
using Local = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* Function */ 7> >, uint>;
[[vk::ext_capability(/* PhysicalStorageBufferAddresses */ 5347)]] [[vk::ext_instruction(/* OpConvertUToPtr */ 120)]]
Local pointer_to(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]] uint load(Local pointer);
RWStructuredBuffer<uint64_t> addresses;
[numthreads(1, 1, 1)]
void main() { addresses[1] = load(pointer_to(addresses[0])); }
