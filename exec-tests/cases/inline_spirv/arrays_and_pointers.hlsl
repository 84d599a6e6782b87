// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// addresses: 0
// in 0: uint 5 6 7 8
// out 1: uint 7 26 3 14
// Types of inline SPIR-V that have parts: an array, a vector, and pointers into a local and to an address.

typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, uint, vk::integral_constant<uint, 4> > Four;
typedef vk::SpirvOpaqueType</* OpTypeVector */ 23, uint, vk::Literal<vk::integral_constant<uint, 3> > > Three;
template <uint Class, typename T>
using Pointer = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, Class> >, T>;
static const uint Function = 7;
static const uint PhysicalStorageBuffer = 5349;

[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]] Four Together(uint a, uint b, uint c, uint d);
[[vk::ext_instruction(/* OpAccessChain */ 65)]] Pointer<Function, uint> PartOf([[vk::ext_reference]] Four all, uint index);
[[vk::ext_instruction(/* OpLoad */ 61)]] uint Load(Pointer<Function, uint> from);
[[vk::ext_instruction(/* OpStore */ 62)]] void Store(Pointer<Function, uint> to, uint value);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] uint Part(Three all, [[vk::ext_literal]] uint index);
[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]] Three Vector(uint a, uint2 b);
[[vk::ext_capability(/* PhysicalStorageBufferAddresses */ 5347)]]
[[vk::ext_instruction(/* OpConvertUToPtr */ 120)]] Pointer<PhysicalStorageBuffer, uint> At(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]] uint LoadAligned(Pointer<PhysicalStorageBuffer, uint> from,
    [[vk::ext_literal]] uint access = /* Aligned */ 2, [[vk::ext_literal]] uint alignment = 4);

struct Addresses { uint64_t input; };
[[vk::push_constant]] Addresses addresses;
RWStructuredBuffer<uint> output : register(u1);

[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex) {
  uint third = LoadAligned(At(addresses.input + 8));
  Four four = Together(1, third, 3, 4);
  output[0] = Load(PartOf(four, zero + 1));
  Store(PartOf(four, zero + 3), 15);
  output[1] = Load(PartOf(four, 0)) + Load(PartOf(four, 1)) + Load(PartOf(four, 2)) + Load(PartOf(four, 3));
  Three three = Vector(3, uint2(third, third * 2));
  output[2] = Part(three, 0);
  output[3] = Part(three, 2);
}
