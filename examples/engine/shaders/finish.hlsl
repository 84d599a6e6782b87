// From light to screen: exposure from a histogram, bloom, the film curve, and 8 bits per channel.
//
// entry: cs_6_0 measure
// entry: cs_6_0 adapt
// entry: cs_6_0 finish

#include "frame.hlsli"
#include "color.hlsli"

#define BINS 256

static const float DARKEST = -8.0; // as powers of two
static const float BRIGHTEST = 8.0;

PASS_SLOT(0) Texture2D<float4> drawn;
PASS_SLOT(1) Texture2D<float4> bloom;
PASS_SLOT(2) RWStructuredBuffer<uint> histogram;
PASS_SLOT(3) RWStructuredBuffer<float> adapted; // the brightness that becomes middle gray
PASS_SLOT(4) RWStructuredBuffer<uint> pixels_out;

groupshared uint bins[BINS];
groupshared float sums[BINS];
groupshared float counts[BINS];

uint bin_of(float3 color)
{
    float brightness = luminance(color);
    if (brightness < exp2(DARKEST))
        return 0;
    return uint(saturate((log2(brightness) - DARKEST) / (BRIGHTEST - DARKEST)) * (BINS - 2.0) + 1.0);
}

[numthreads(16, 16, 1)]
void measure(uint2 id : SV_DispatchThreadID, uint thread : SV_GroupIndex)
{
    bins[thread] = 0;
    GroupMemoryBarrierWithGroupSync();
    if (all(id < target_size))
        InterlockedAdd(bins[bin_of(drawn[id].rgb)], 1u);
    GroupMemoryBarrierWithGroupSync();
    if (bins[thread] != 0)
        InterlockedAdd(histogram[thread], bins[thread]);
}

// The mean of the logarithms, without the darkest and the brightest pixels.
[numthreads(BINS, 1, 1)]
void adapt(uint thread : SV_GroupIndex)
{
    float total = float(target_size.x) * float(target_size.y);
    float count = float(histogram[thread]);
    counts[thread] = count;
    GroupMemoryBarrierWithGroupSync();
    [unroll]
    for (uint reach = 1; reach < BINS; reach <<= 1)
    {
        float other = thread >= reach ? counts[thread - reach] : 0.0;
        GroupMemoryBarrierWithGroupSync();
        counts[thread] += other;
        GroupMemoryBarrierWithGroupSync();
    }
    float after = clamp(counts[thread], 0.10 * total, 0.95 * total);
    float before = clamp(counts[thread] - count, 0.10 * total, 0.95 * total);
    float kept = thread == 0 ? 0.0 : max(after - before, 0.0);
    float level = DARKEST + (thread - 0.5) / (BINS - 2.0) * (BRIGHTEST - DARKEST);
    GroupMemoryBarrierWithGroupSync();
    sums[thread] = kept * level;
    counts[thread] = kept;
    GroupMemoryBarrierWithGroupSync();
    [unroll]
    for (uint half_size = BINS / 2; half_size > 0; half_size >>= 1)
    {
        if (thread < half_size)
        {
            sums[thread] += sums[thread + half_size];
            counts[thread] += counts[thread + half_size];
        }
        GroupMemoryBarrierWithGroupSync();
    }
    if (thread == 0)
        adapted[0] = exp2(sums[0] / max(counts[0], 1.0));
}

float3 sampled_color(uint2 pixel)
{
    float3 sum = float3(0.0, 0.0, 0.0);
    for (uint y = 0; y < samples; ++y)
    {
        for (uint x = 0; x < samples; ++x)
            sum += compress(drawn[pixel * samples + uint2(x, y)].rgb * exposure);
    }
    return expand(sum / (samples * samples)) / exposure;
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void finish(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= picture_size))
        return;
    float2 uv = (id + 0.5) / picture_size;
    float3 color = sampled_color(id);
    float3 glow = bloom.SampleLevel(smooth_sampler, uv, 0.0).rgb;
    color = lerp(color, glow, bloom_strength);

    color *= exposure * 0.18 / max(adapted[0], 0.02);
    float2 off = (uv - 0.5) * float2(1.0, 0.8);
    color *= 1.0 - 0.75 * dot(off, off);
    color = to_screen(film(color));

    // Half a quantization step of noise, so that smooth skies show no bands.
    float grain = interleaved_noise(float2(id) + 0.5) - 0.5;
    color += grain / 255.0;
    pixels_out[id.y * picture_size.x + id.x] = pack_unorm4(float4(color, 1.0));
}
