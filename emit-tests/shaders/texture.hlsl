// A texture of the type TEXTURE, which READ reads from.
#ifndef ARRAY
#define ARRAY
#endif
#ifndef REGISTER
#define REGISTER t1
#endif
TEXTURE picture ARRAY : register(REGISTER);
#ifdef WITH_SAMPLER
[[vk::combinedImageSampler]] SamplerState picture_sampler : register(s1);
#endif
SamplerState smooth_sampler : register(s2);
SamplerComparisonState compare_sampler : register(s3);
RWStructuredBuffer<float4> seen : register(u4);

[shader("compute")]
[numthreads(1, 1, 1)]
void main() {
    seen[0] = (float4)(READ);
}
