// args: -T ps_6_0
// Who gives one of the two by a decoration gives the other as well.
#define NUMBER(n) vk::Literal<vk::integral_constant<uint, n> >
using Picture = vk::SpirvOpaqueType</* OpTypeImage */ 25, float, NUMBER(1), NUMBER(2), NUMBER(0), NUMBER(0), NUMBER(1), NUMBER(0)>;
using Sampled = vk::SpirvOpaqueType</* OpTypeSampledImage */ 27, Picture>;
[[vk::ext_instruction(/* OpSampledImage */ 86)]] Sampled join(Picture picture, SamplerState state);
[[vk::ext_instruction(/* OpImageSampleImplicitLod */ 87)]] float4 sample(Sampled both, float2 at);
[[vk::ext_decorate(/* DescriptorSet */ 34, 2)]] Picture without_binding;
[[vk::ext_decorate(/* Binding */ 33, 3)]] Picture without_set;
SamplerState state;
float4 main(float2 at : AT) : SV_Target {
  return sample(join(without_binding, state), at) + sample(join(without_set, state), at);
}
