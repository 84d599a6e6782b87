// args: -T ps_6_0 -E main
// Inline SPIR-V, "Types": an alias template for a type that takes a type of HLSL, and a variable of a type that the
// compiler has itself under another name.

typedef vk::SpirvOpaqueType<
    /* OpTypeImage */ 25, float, /* 2D */ vk::Literal<vk::integral_constant<uint, 1> >,
    /* depth unknown */ vk::Literal<vk::integral_constant<uint, 2> >,
    vk::Literal<vk::integral_constant<uint, 0> >, vk::Literal<vk::integral_constant<uint, 0> >,
    /* sampled */ vk::Literal<vk::integral_constant<uint, 1> >,
    /* unknown format */ vk::Literal<vk::integral_constant<uint, 0> > >
    Picture;
template <typename Image>
using Sampled = vk::SpirvOpaqueType</* OpTypeSampledImage */ 27, Image>;

[[vk::ext_instruction(/* OpSampledImage */ 86)]]
Sampled<Picture> Join(Picture picture, SamplerState state);
[[vk::ext_instruction(/* OpImageSampleImplicitLod */ 87)]]
float4 Sample(Sampled<Picture> both, float2 at);

[[vk::ext_storage_class(/* UniformConstant */ 0)]]
[[vk::ext_decorate(/* DescriptorSet */ 34, 2), vk::ext_decorate(/* Binding */ 33, 3)]]
Picture picture;
SamplerState state;

float4 main(float2 at : AT) : SV_Target { return Sample(Join(picture, state), at); }
