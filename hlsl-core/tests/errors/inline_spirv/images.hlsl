// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.1
// What instructions of images take and give.
typedef vk::SpirvOpaqueType</* OpTypeSampledImage */ 27, Texture2D<float4> > Combined;
[[vk::ext_instruction(/* OpImageFetch */ 95)]] float4 fetch(Texture2D<float4> image, float2 at);
[[vk::ext_instruction(/* OpImageFetch */ 95)]] float3 fetch_three(Texture2D<float4> image, uint2 at);
[[vk::ext_instruction(/* OpImageRead */ 98)]] float4 read(Texture2D<float4> image, uint2 at);
[[vk::ext_instruction(/* OpSampledImage */ 86)]] Combined combine(Texture2D<float4> image, SamplerState state);
[[vk::ext_instruction(/* OpImageSampleExplicitLod */ 88)]]
float4 sample(Combined image, float2 at, [[vk::ext_literal]] uint operands, uint level);
[[vk::ext_capability(/* ImageQuery */ 50), vk::ext_instruction(/* OpImageQuerySizeLod */ 103)]]
uint3 size(Texture2D<float4> image, uint level);
Texture2D<float4> image;
SamplerState state;
RWStructuredBuffer<float4> o;
[numthreads(8, 1, 1)]
void main(uint3 i : SV_DispatchThreadID) {
    o[0] = fetch(image, float2(i.xy));
    o[1].xyz = fetch_three(image, i.xy);
    o[2] = read(image, i.xy);
    o[3] = sample(combine(image, state), float2(i.xy), 2, i.x);
    o[5].xyz = size(image, i.x);
}
