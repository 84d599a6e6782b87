// WGSL has no combined image samplers: the sampler has a binding of its own, with the number of its texture.
// args: -T ps_6_0 -E main -fspv-target-env=wgpu
// args: -T ps_6_0 -E main -fspv-target-env=webgpu
vk::SampledTexture2D<float4> color : register(t3);
vk::SampledTexture2D<float4> layers[2] : register(t5);
[[vk::combinedImageSampler]] [[vk::binding(4)]] Texture2D<float4> detail;
[[vk::combinedImageSampler]] [[vk::binding(4)]] SamplerState detail_sampler;
SamplerState other : register(s3);
Texture2D<float4> plain : register(t2);

float4 main(float2 at : AT, nointerpolation uint which : WHICH) : SV_Target
{
    float2 size;
    color.GetDimensions(size.x, size.y);
    float4 sum = color.Sample(at) + color.Load(int3(at, 0)) + size.xyxy;
    sum += detail.Sample(detail_sampler, at) + plain.Sample(other, at);
    return sum + layers[which & 1].Sample(at);
}
