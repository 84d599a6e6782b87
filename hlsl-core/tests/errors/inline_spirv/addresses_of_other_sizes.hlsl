// args: -T cs_6_6
// A bitcast makes addresses of 64 bits of integers, and of nothing else, and the other way around.
using Address = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* PhysicalStorageBuffer */ 5349> >, uint>;
[[vk::ext_capability(/* PhysicalStorageBufferAddresses */ 5347)]] [[vk::ext_instruction(/* OpBitcast */ 124)]]
Address of_one(uint64_t address);
[[vk::ext_instruction(/* OpBitcast */ 124)]] Address of_two(uint2 address);
[[vk::ext_instruction(/* OpBitcast */ 124)]] Address of_floats(float3 address);
[[vk::ext_instruction(/* OpBitcast */ 124)]] uint64_t as_one(Address address);
[[vk::ext_instruction(/* OpBitcast */ 124)]] float2 as_floats(Address address);
RWStructuredBuffer<uint64_t> addresses;
RWStructuredBuffer<float2> floats;
[numthreads(1, 1, 1)]
void main() {
  addresses[0] = as_one(of_one(addresses[1])) + as_one(of_two(uint2(16, 0)));
  addresses[1] = as_one(of_floats(1.5));
  floats[0] = as_floats(of_one(addresses[2]));
}
