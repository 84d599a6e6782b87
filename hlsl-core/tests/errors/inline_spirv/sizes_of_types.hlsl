// args: -T cs_6_2
// What a type says of its size is where the next member is.
template <uint Size, uint Alignment>
using Byte = vk::SpirvType</* OpTypeInt */ 21, Size, Alignment, vk::Literal<vk::integral_constant<uint, 8> >,
                           vk::Literal<vk::integral_constant<bool, false> > >;
template <uint Size>
using Wide = vk::SpirvType</* OpTypeFloat */ 22, Size, 4, vk::Literal<vk::integral_constant<uint, 64> > >;
struct Holder { Byte<0, 1> nothing; Byte<1, 1> right; Wide<8> unaligned; };
RWStructuredBuffer<Holder> holders;
[[vk::ext_instruction(/* OpCopyObject */ 83)]] Byte<0, 1> same(Byte<0, 1> value);
[numthreads(1, 1, 1)]
void main() {
  holders[0].nothing = same(holders[1].nothing);
}
