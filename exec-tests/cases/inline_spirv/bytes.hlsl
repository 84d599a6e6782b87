// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// in 0: uint 0x04030201 100
// out 1: uint 0x06070809 110
// An 8-bit integer type, which HLSL lacks: size, alignment, loads, stores and conversions.

typedef vk::SpirvType</* OpTypeInt */ 21, 1, 1, vk::Literal<vk::integral_constant<uint, 8> >,
                      vk::Literal<vk::integral_constant<bool, false> > > Byte;
[[vk::ext_instruction(/* OpUConvert */ 113)]] uint Widen(Byte value);
[[vk::ext_instruction(/* OpUConvert */ 113)]] Byte Narrow(uint value);

struct Packed { Byte a; Byte b; Byte c; Byte d; uint wide; };
StructuredBuffer<Packed> input;
RWStructuredBuffer<Packed> output;

[numthreads(1, 1, 1)]
void main() {
  Packed it = input[0];
  output[0].a = Narrow(Widen(it.d) + 5);
  output[0].b = Narrow(Widen(it.c) + 5);
  output[0].c = Narrow(Widen(it.b) + 5);
  output[0].d = Narrow(Widen(it.a) + 5);
  output[0].wide = it.wide + Widen(it.a) + Widen(it.b) + Widen(it.c) + Widen(it.d);
}
