// args: -T ps_6_0 -E main
// Inline SPIR-V, "Types": global variables of types that are no data are descriptors, with the numbers that others
// leave free or that vk::binding says; so are those in the storage class UniformConstant.

template <uint Number> using Word = vk::Literal<vk::integral_constant<uint, Number> >;
typedef vk::SpirvOpaqueType</* OpTypeImage */ 25, float, /* 2D */ Word<1>, Word<2>, Word<0>, Word<0>, Word<1>, Word<0> >
    Picture;
template <typename Image> using Sampled = vk::SpirvOpaqueType</* OpTypeSampledImage */ 27, Image>;

[[vk::ext_instruction(/* OpSampledImage */ 86)]] Sampled<Picture> Join(Picture picture, SamplerState state);
[[vk::ext_instruction(/* OpImageSampleImplicitLod */ 87)]] float4 Sample(Sampled<Picture> both, float2 at);

Picture first;
Texture2D<float4> between;
[[vk::binding(7, 2)]] Picture pictures[3];
[[vk::ext_storage_class(/* UniformConstant */ 0)]] Picture last;
SamplerState state;

float4 main(float2 at : AT) : SV_Target {
  return Sample(Join(first, state), at) + Sample(Join(pictures[1], state), at) + Sample(Join(last, state), at) +
         between.Sample(state, at);
}
