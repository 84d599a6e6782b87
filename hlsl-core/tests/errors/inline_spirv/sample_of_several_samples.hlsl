// args: -T ps_6_0 -E main
// Of images with several samples, only single ones are fetched.

template <uint number> using Number = vk::Literal<vk::integral_constant<uint, number> >;
using Picture = vk::SpirvOpaqueType</* OpTypeImage */ 25, float, /* 2D */ Number<1>, /* depth unknown */ Number<2>,
                                    /* no array */ Number<0>, /* several samples */ Number<1>, /* sampled */ Number<1>,
                                    /* unknown format */ Number<0> >;
using Sampled = vk::SpirvOpaqueType</* OpTypeSampledImage */ 27, Picture>;

[[vk::ext_instruction(/* OpSampledImage */ 86)]] Sampled join(Picture picture, SamplerState state);
[[vk::ext_instruction(/* OpImageSampleImplicitLod */ 87)]] float4 sample(Sampled both, float2 at);
[[vk::ext_instruction(/* OpImageGather */ 96)]] float4 gather(Sampled both, float2 at, uint component);

Picture picture;
SamplerState state;

float4 main(float2 at : AT) : SV_Target
{
    return sample(join(picture, state), at) + gather(join(picture, state), at, 0);
}
