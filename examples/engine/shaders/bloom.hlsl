// Makes very bright areas glow: shrinks the picture step by step, then enlarges it again with a blur at each step.
//
// entry: cs_6_0 bloom_down
// entry: cs_6_0 bloom_down -D FIRST=1
// entry: cs_6_0 bloom_up

#include "frame.hlsli"
#include "color.hlsli"

#ifndef FIRST
#define FIRST 0
#endif

struct BloomStep
{
    uint2 size;
    float spread;
    uint first; // gives bright pixels less weight
};
[[vk::push_constant]] BloomStep bloom_step;

PASS_SLOT(0) Texture2D<float4> larger;
PASS_SLOT(1) Texture2D<float4> smaller;
PASS_SLOT(2) [[vk::image_format("rgba16f")]] RWTexture2D<float4> bloom_out;

float3 tap(float2 uv, float2 texel, float x, float y)
{
    return max(larger.SampleLevel(smooth_sampler, uv + float2(x, y) * texel, 0.0).rgb, 0.0);
}

float3 mean_of_box(float3 a, float3 b, float3 c, float3 d, bool weighs)
{
    if (!weighs)
        return 0.25 * (a + b + c + d);
    float4 weights = 1.0 / (1.0 + float4(luminance(a), luminance(b), luminance(c), luminance(d)));
    return (a * weights.x + b * weights.y + c * weights.z + d * weights.w) / dot(weights, 1.0);
}

// Thirteen taps: five overlapping boxes.
[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void bloom_down(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= bloom_step.size))
        return;
    uint width, height;
    larger.GetDimensions(width, height);
    float2 texel = 1.0 / float2(width, height);
    float2 uv = (id + 0.5) / bloom_step.size;

    float3 taps[13];
    int count = 0;
    [unroll]
    for (int row = -2; row <= 2; ++row)
    {
        [unroll]
        for (int column = -2; column <= 2; ++column)
        {
            if (((row + column) & 1) == 0)
                taps[count++] = tap(uv, texel, column, row);
        }
    }
    //  0   1   2
    //    3   4
    //  5   6   7
    //    8   9
    // 10  11  12
    bool weighs = FIRST || bloom_step.first;
    float3 sum = 0.5 * mean_of_box(taps[3], taps[4], taps[8], taps[9], weighs);
    sum += 0.125 * mean_of_box(taps[0], taps[1], taps[5], taps[6], weighs);
    sum += 0.125 * mean_of_box(taps[1], taps[2], taps[6], taps[7], weighs);
    sum += 0.125 * mean_of_box(taps[5], taps[6], taps[10], taps[11], weighs);
    sum += 0.125 * mean_of_box(taps[6], taps[7], taps[11], taps[12], weighs);
    bloom_out[id] = float4(min(sum, 400.0), 1.0);
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void bloom_up(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= bloom_step.size))
        return;
    float2 uv = (id + 0.5) / bloom_step.size;
    uint width, height;
    smaller.GetDimensions(width, height);
    float2 texel = 1.0 / float2(width, height);
    float3 sum = float3(0.0, 0.0, 0.0);
    [unroll]
    for (int i = 0; i < 9; ++i)
    {
        int2 offset = int2(i % 3, i / 3) - 1;
        float weight = float((2 - abs(offset.x)) * (2 - abs(offset.y))) / 16.0;
        sum += weight * smaller.SampleLevel(smooth_sampler, uv + float2(offset) * texel, 0.0).rgb;
    }
    float3 own = larger.SampleLevel(smooth_sampler, uv, 0.0).rgb;
    bloom_out[id] = float4(lerp(own, sum, bloom_step.spread), 1.0);
}
