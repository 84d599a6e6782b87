// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
Buffer<float4> texels;
RWTexture2D<float3> no_format;
RWTexture2D<float4> both_ways;
RWTexture2D<uint2> small_format;
RWTexture2D<float> counted;
[[vk::combinedImageSampler]] [[vk::binding(20)]] Texture2D<float4> combined;
[[vk::combinedImageSampler]] [[vk::binding(20)]] SamplerState combined_sampler;
[[vk::binding(21)]] RWStructuredBuffer<uint> words;
[[vk::binding(21)]] RWStructuredBuffer<float> numbers;
StructuredBuffer<float4> several[2];
Texture2D<float4> layers[4];
SamplerState filter;
globallycoherent RWStructuredBuffer<float4> shared_result;
RWStructuredBuffer<uint4> quads;
[[vk::push_constant]] struct { uint index; } push;

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    float before;
    InterlockedExchange(counted[at], 1, before);
    InterlockedOr(quads[at.x].y, 1);
    both_ways[at] += texels[at.x];
    numbers[at.x] = words[at.y];
    no_format[at] = 1;
    small_format[at] = at;
    float4 sum = several[push.index & 1][at.x] + layers[push.index & 3].SampleLevel(filter, at, 0);
    shared_result[at.x] = sum + combined.SampleLevel(combined_sampler, at, 0);
}
