// args: -T cs_6_6 -E main
// Images and samplers are not in memory.
#define LITERAL(n) vk::Literal<vk::integral_constant<uint, n> >
typedef vk::SpirvOpaqueType</* OpTypeImage */ 25, float, LITERAL(1), LITERAL(0), LITERAL(0), LITERAL(0), LITERAL(1),
                            LITERAL(0)> Image;
typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, Image, vk::integral_constant<uint, 4> > Images;
typedef vk::SpirvOpaqueType</* OpTypeStruct */ 30, uint, Image> Pair;
typedef vk::SpirvOpaqueType</* OpTypeStruct */ 30, float, Images> Many;
[[vk::ext_instruction(/* OpUndef */ 1)]] Pair pair();
[[vk::ext_instruction(/* OpUndef */ 1)]] Many many();
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] uint number(Pair pair, [[vk::ext_literal]] uint index);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] float share(Many many, [[vk::ext_literal]] uint index);
RWStructuredBuffer<float> numbers;
[numthreads(1, 1, 1)]
void main() {
  numbers[0] = number(pair(), 0) + share(many(), 0);
}
