// manual: combinedImageSampler
// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od -DCALLED
// args: -T ps_6_0 -E main -fspv-preserve-bindings
[[vk::combinedImageSampler]] [[vk::binding(2, 1)]] Texture2D<float4> color;
[[vk::combinedImageSampler]] [[vk::binding(2, 1)]] SamplerState smooth;
[[vk::combinedImageSampler]] TextureCubeArray<float> shadows : register(t4);
[[vk::combinedImageSampler]] SamplerComparisonState compare : register(s4);
SamplerState other : register(s5);

float4 both(Texture2D<float4> texture, SamplerState smp, float2 uv)
{
    return texture.Sample(smp, uv);
}

float4 main(float4 uv : UV, float4 nobody : NOBODY) : SV_Target
{
#ifdef CALLED
    return both(color, smooth, uv.xy);
#else
    uint width, height;
    color.GetDimensions(width, height);
    float4 sum = both(color, smooth, uv.xy) + color.Sample(other, uv.xy) + color.Load(int3(width, height, 0));
    return sum * shadows.SampleCmp(compare, uv, 0.5) + color.CalculateLevelOfDetail(smooth, uv.xy);
#endif
}
