// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// Inline SPIR-V, "Types": constants, literals and types as operands; with size and alignment where memory matters.

template <uint Width, bool IsSigned, uint Bytes>
using Integer =
    vk::SpirvType</* OpTypeInt */ 21, Bytes, Bytes, vk::Literal<vk::integral_constant<uint, Width> >,
                  vk::Literal<vk::integral_constant<bool, IsSigned> > >;
typedef Integer<8, false, 1> Byte;
typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, int, vk::integral_constant<uint, 16> > Sixteen;
typedef vk::SpirvOpaqueType</* OpTypeVector */ 23, int, vk::Literal<vk::integral_constant<uint, 4> > > Four;

[[vk::ext_instruction(/* OpUConvert */ 113)]] uint Widen(Byte value);
[[vk::ext_instruction(/* OpUConvert */ 113)]] Byte Narrow(uint value);
[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]] Four Together(int x, int y, int z, int w);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] int Part(Four all, [[vk::ext_literal]] uint index);
[[vk::ext_instruction(/* OpConstantNull is none here: OpCopyObject */ 83)]] Sixteen Same(Sixteen value);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] int PartOf(Sixteen all, [[vk::ext_literal]] uint index);

struct Packed {
  Byte low;
  Byte high;
  uint wide;
};

[[vk::ext_extension("SPV_KHR_8bit_storage")]]
RWStructuredBuffer<Packed> packed;
RWStructuredBuffer<int> sums;

[numthreads(1, 1, 1)]
void main() {
  Packed p = packed[0];
  packed[1].low = Narrow(Widen(p.low) + Widen(p.high) + p.wide);
  Four four = Together(1, 2, 3, 4);
  Sixteen sixteen;
  sums[0] = Part(four, 2) + PartOf(Same(sixteen), 7);
}
