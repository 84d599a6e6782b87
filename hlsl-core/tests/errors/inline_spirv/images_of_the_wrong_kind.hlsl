// args: -T ps_6_0
// Storage images are not sampled, attachments are storage, and encodings have widths.
template <uint Number> using Word = vk::Literal<vk::integral_constant<uint, Number> >;
template <uint Dim, uint IsSampled>
using Picture = vk::SpirvOpaqueType</* OpTypeImage */ 25, float, Word<Dim>, Word<2>, Word<0>, Word<0>, Word<IsSampled>, Word<0> >;
template <typename Image> using Sampled = vk::SpirvOpaqueType</* OpTypeSampledImage */ 27, Image>;
typedef vk::SpirvType</* OpTypeFloat */ 22, 1, 1, Word<8>, /* BFloat16KHR */ Word<0> > Small;

[[vk::ext_instruction(/* OpSampledImage */ 86)]] Sampled<Picture<1, 2> > join(Picture<1, 2> picture, SamplerState state);
[[vk::ext_instruction(/* OpImageSampleImplicitLod */ 87)]] float4 sample(Sampled<Picture<1, 2> > both, float2 at);
[[vk::ext_instruction(/* OpImageFetch */ 95)]] float4 fetch(Picture</* SubpassData */ 6, 1> picture, int2 at);
[[vk::ext_instruction(/* OpFConvert */ 115)]] float widen(Small value);
[[vk::ext_instruction(/* OpUndef */ 1)]] Small small();

Picture<1, 2> picture;
Picture<6, 1> attachment;
SamplerState state;
[[vk::ext_decorate(/* NonReadable */ 25)]] Texture2D<float4> unread;

float4 main(float2 at : AT) : SV_Target
{
    return sample(join(picture, state), at) + fetch(attachment, 1) + widen(small()) + unread.Load(0);
}
