// Smooths edges with previous frames, reprojected to where things are now.
//
// entry: cs_6_0 resolve
// entry: cs_6_0 resolve -D QUALITY=0
// entry: cs_6_0 sharpen

#include "frame.hlsli"
#include "color.hlsli"

PASS_SLOT(0) Texture2D<float4> current;
PASS_SLOT(1) Texture2D<float4> history;
PASS_SLOT(2) Texture2D<float2> motion;
PASS_SLOT(3) Texture2D<float> depth_map;
PASS_SLOT(4) [[vk::image_format("rgba16f")]] RWTexture2D<float4> resolved;

#define TILE (GROUP_SIZE_2D + 2)

groupshared uint2 tile_colors[TILE * TILE]; // halves
groupshared float tile_depths[TILE * TILE];

struct HistoryPass
{
    float feedback_low;
    float feedback_high;
    float sharpness;
    uint reset;
};
[[vk::push_constant]] HistoryPass pass_settings;

void store_color(uint index, float3 color)
{
    tile_colors[index] = uint2(pack_half2(color.xy), pack_half2(float2(color.z, 0.0)));
}

float3 tile_color(uint index)
{
    uint2 bits = tile_colors[index];
    return float3(unpack_half2(bits.x), unpack_half2(bits.y).x);
}

void load_tile(uint2 group, uint thread)
{
    int2 origin = int2(group * GROUP_SIZE_2D) - 1;
    int2 last = int2(target_size) - 1;
    for (uint i = thread; i < TILE * TILE; i += GROUP_SIZE_2D * GROUP_SIZE_2D)
    {
        int2 pixel = clamp(origin + int2(i % TILE, i / TILE), 0, last);
        store_color(i, to_ycocg(compress(current[pixel].rgb)));
        tile_depths[i] = depth_map[pixel];
    }
    GroupMemoryBarrierWithGroupSync();
}

struct Neighborhood
{
    float3 mean;
    float3 deviation;
    float3 low;
    float3 high;
    uint nearest;

    static Neighborhood around(uint2 local)
    {
        Neighborhood result;
        float3 sum = 0.0;
        float3 squares = 0.0;
        result.low = 1e9;
        result.high = -1e9;
        result.nearest = 0;
        float nearest_depth = 2.0;
        [unroll]
        for (uint y = 0; y < 3; ++y)
        {
            [unroll]
            for (uint x = 0; x < 3; ++x)
            {
                uint index = (local.y + y) * TILE + local.x + x;
                float3 color = tile_color(index);
                sum += color;
                squares += color * color;
                result.low = min(result.low, color);
                result.high = max(result.high, color);
                if (tile_depths[index] < nearest_depth)
                {
                    nearest_depth = tile_depths[index];
                    result.nearest = y * 3 + x;
                }
            }
        }
        result.mean = sum / 9.0;
        result.deviation = sqrt(max(squares / 9.0 - result.mean * result.mean, 0.0));
        return result;
    }

    // Toward the mean, until the color is plausible here.
    float3 clipped(float3 color, float reach)
    {
        float3 extent = max(reach * deviation, 1e-4);
        float3 offset = color - mean;
        float3 units = abs(offset / extent);
        float furthest = max(units.x, max(units.y, units.z));
        return furthest > 1.0 ? mean + offset / furthest : color;
    }
};

// Catmull-Rom with five taps of a linear sampler: the corners hardly matter.
float3 sharp_history(float2 uv)
{
    float2 size = float2(target_size);
    float2 at = uv * size;
    float2 center = floor(at - 0.5) + 0.5;
    float2 f = at - center;
    float2 w0 = f * (-0.5 + f * (1.0 - 0.5 * f));
    float2 w1 = 1.0 + f * f * (-2.5 + 1.5 * f);
    float2 w2 = f * (0.5 + f * (2.0 - 1.5 * f));
    float2 w3 = f * f * (-0.5 + 0.5 * f);
    float2 w12 = w1 + w2;
    float2 tc0 = (center - 1.0) / size;
    float2 tc3 = (center + 2.0) / size;
    float2 tc12 = (center + w2 / w12) / size;

    float4 sum = 0.0;
#define TAP(x, y, weight) sum += float4(history.SampleLevel(smooth_sampler, float2(x, y), 0.0).rgb, 1.0) * (weight)
    TAP(tc12.x, tc0.y, w12.x * w0.y);
    TAP(tc0.x, tc12.y, w0.x * w12.y);
    TAP(tc12.x, tc12.y, w12.x * w12.y);
    TAP(tc3.x, tc12.y, w3.x * w12.y);
    TAP(tc12.x, tc3.y, w12.x * w3.y);
#undef TAP
    return max(sum.rgb / sum.a, 0.0);
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void resolve(uint2 id : SV_DispatchThreadID, uint2 local : SV_GroupThreadID, uint2 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    load_tile(group, thread);
    if (any(id >= target_size))
        return;

    Neighborhood near = Neighborhood::around(local);
    float3 color = tile_color((local.y + 1) * TILE + local.x + 1);
    int2 mover = int2(id) + int2(near.nearest % 3, near.nearest / 3) - 1;
    float2 moved = motion[clamp(mover, int2(0, 0), int2(target_size) - 1)];
    float2 uv = (id + 0.5) / target_size;
    float2 before = uv - moved;

    if (pass_settings.reset || any(before < 0.0) || any(before > 1.0))
    {
        resolved[id] = float4(expand(from_ycocg(color)), 1.0);
        return;
    }
#if QUALITY > 0
    float3 old = sharp_history(before);
#else
    float3 old = history.SampleLevel(smooth_sampler, before, 0.0).rgb;
#endif
    old = near.clipped(to_ycocg(compress(old)), 1.25);

    float difference = abs(color.x - old.x) / max(max(color.x, old.x), 0.2);
    float weight = lerp(pass_settings.feedback_low, pass_settings.feedback_high, square(1.0 - difference));
    weight *= saturate(1.0 - length(moved * target_size) / 64.0) * 0.5 + 0.5;
    resolved[id] = float4(expand(from_ycocg(lerp(color, old, weight))), 1.0);
}

// Adds contrast where it is low.
[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void sharpen(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= target_size))
        return;
    const int2 offsets[4] = {int2(0, -1), int2(-1, 0), int2(1, 0), int2(0, 1)};
    float3 middle = compress(current[id].rgb);
    float3 low = middle;
    float3 high = middle;
    float3 cross_ = 0.0;
    for (int i = 0; i < 4; ++i)
    {
        float3 other = compress(current[clamp(int2(id) + offsets[i], int2(0, 0), int2(target_size) - 1)].rgb);
        low = min(low, other);
        high = max(high, other);
        cross_ += other;
    }
    float3 room = saturate(min(low, 1.0 - high) / max(high, 1e-4));
    float3 weight = sqrt(room) * -lerp(0.125, 0.2, pass_settings.sharpness);
    float3 color = (cross_ * weight + middle) / (4.0 * weight + 1.0);
    resolved[id] = float4(expand(saturate(color)), 1.0);
}
