// Makes the ground: raises mountains, lets loose soil slide, measures light and shade, and plants trees.
//
// entry: cs_6_0 raise
// entry: cs_6_0 erode
// entry: cs_6_0 survey
// entry: cs_6_0 plant

#include "common.hlsli"

struct Step
{
    uint number;
    float strength;
};

[[vk::push_constant]]
ConstantBuffer<Step> step_constants;

[[vk::binding(0, 1)]]
Texture2D<float> heights_before;
[[vk::binding(1, 1)]]
RWTexture2D<float> heights_after;
[[vk::binding(2, 1)]]
RWTexture2D<float4> surface_out;
[[vk::binding(3, 1)]]
RWStructuredBuffer<Measured> measured;
[[vk::binding(4, 1)]]
RWStructuredBuffer<Tree> trees_out;

// Ridges: noise folded at zero. Each octave counts less where the ones before it are steep, which leaves
// smooth flanks below jagged crests.
float ridges(float2 at, uint octaves, uint salt)
{
    float sum = 0.0;
    float amplitude = 0.5;
    float2 steepness = 0.0;
    for (uint i = 0; i < octaves; ++i)
    {
        float3 n = noise(at, salt + i);
        float fold = 1.0 - abs(n.x);
        steepness += n.yz * amplitude * (n.x < 0.0 ? 1.0 : -1.0);
        sum += amplitude * fold * fold / (1.0 + 0.8 * dot(steepness, steepness));
        amplitude *= 0.48;
        at = mul(OCTAVE, at);
    }
    return sum;
}

// The plan of the landscape, in -1..1 in each direction: a lake in a winding valley, a wall of mountains behind it.
float plan(float2 at)
{
    float2 bent = at + 0.09 * float2(noise(at * 2.3, seed + 90).x, noise(at * 2.3, seed + 91).x);
    float middle = 0.16 * sin(bent.y * 3.4 + 0.6) + 0.05 * sin(bent.y * 8.1);
    float aside = abs(bent.x - middle);

    float lake = 1.0 - smoothstep(0.03, 0.30, aside + 0.16 * smoothstep(0.0, 0.42, bent.y) + 0.05 * at.y * at.y);
    float flank = smoothstep(0.10, 0.86, aside + 0.20 * smoothstep(0.10, 0.9, bent.y));
    float wall = smoothstep(0.18, 0.80, bent.y);

    float hills = 0.10 + 0.10 * fractal(bent * 5.0, 5, seed + 20);
    float peaks = ridges(bent * 2.6 + 4.2, 9, seed);
    float summit = 0.42 * exp2(-14.0 * dot(bent - float2(-0.20, 0.62), bent - float2(-0.20, 0.62)));

    float height = hills + peaks * (0.62 * flank + 0.44 * wall) + summit * (0.6 + 0.8 * peaks);
    return height - 0.20 * lake;
}

// Gullies run down the slope: waves whose crests point downhill, from a jittered point in each cell around.
float gullies(float2 at, float2 slope, uint salt)
{
    float2 across = float2(-slope.y, slope.x);
    float2 corner = floor(at);
    float sum = 0.0;
    float weight = 0.0;
    for (int y = -1; y <= 1; ++y)
    {
        for (int x = -1; x <= 1; ++x)
        {
            int2 cell = int2(corner) + int2(x, y);
            float2 center = float2(cell) + 0.25 + 0.5 * float2(random(cell, salt), random(cell, salt + 1));
            float2 away = at - center;
            float w = exp2(-3.2 * dot(away, away));
            sum += w * cos(dot(away, across) * 2.0 * PI);
            weight += w;
        }
    }
    return sum / weight;
}

[numthreads(8, 8, 1)]
void raise(uint3 id : SV_DispatchThreadID)
{
    if (any(id.xy >= resolution))
        return;

    float2 at = (id.xy + 0.5) / resolution * 2.0 - 1.0;
    float here = plan(at);
    const float e = 0.004;
    float2 slope = float2(plan(at + float2(e, 0.0)), plan(at + float2(0.0, e))) - here;
    slope /= e;

    // Water erodes steep, high ground; the lake bed stays as it is.
    float steepness = length(slope);
    float2 downhill = slope / max(steepness, 0.001);
    float carved = 0.0;
    float amplitude = 0.020;
    float scale = 26.0;
    for (uint octave = 0; octave < 3; ++octave)
    {
        carved += amplitude * gullies(at * scale, downhill * 1.1, seed + 60 + 2 * octave);
        amplitude *= 0.5;
        scale *= 2.0;
    }
    float exposed = smoothstep(0.12, 0.34, here) * smoothstep(0.15, 1.1, steepness);
    // Bare rock is broken up more finely the higher it lies.
    float rugged = smoothstep(0.20, 0.55, here);
    carved += 0.016 * rugged * (ridges(at * 31.0, 5, seed + 80) - 0.6);
    here += carved * exposed;
    heights_after[id.xy] = max(here, 0.0) * relief;
}

// What slides from a to b: what exceeds the angle of repose, less what slides the other way.
float slide(float a, float b, float distance)
{
    float fall = a - b;
    float limit = repose * distance;
    return max(fall - limit, 0.0) - max(-fall - limit, 0.0);
}

[numthreads(8, 8, 1)]
void erode(uint3 id : SV_DispatchThreadID)
{
    if (any(id.xy >= resolution))
        return;

    int2 cell = int2(id.xy);
    int last = int(resolution) - 1;
    float here = heights_before[id.xy];
    float lost = 0.0;
    for (int y = -1; y <= 1; ++y)
    {
        for (int x = -1; x <= 1; ++x)
        {
            if (x == 0 && y == 0)
                continue;
            int2 other = clamp(cell + int2(x, y), 0, last);
            float distance = texel * (x != 0 && y != 0 ? 1.41421 : 1.0);
            lost += slide(here, heights_before.Load(int3(other, 0)), distance);
        }
    }
    // Hard and soft rock lie in bands, and the bands are tilted.
    float band = sin(here * 0.055 + id.x * 0.011 + step_constants.number * 0.02);
    heights_after[id.xy] = here - lost * step_constants.strength * (0.75 + 0.25 * band);
}

float height_at(float2 cell)
{
    float last = resolution - 1.0;
    cell = clamp(cell, 0.0, last);
    int2 low = int2(cell);
    int2 high = min(low + 1, int(resolution) - 1);
    float2 f = frac(cell);
    float a = heights_before[low];
    float b = heights_before[int2(high.x, low.y)];
    float c = heights_before[int2(low.x, high.y)];
    float d = heights_before[high];
    return lerp(lerp(a, b, f.x), lerp(c, d, f.x), f.y);
}

// How much of the sun is seen from a place: the narrowest gap between the ray and the ground, as an angle.
float sunlight(float2 cell, float height)
{
    float2 along = sun.direction.xz / texel;
    float gap = 1.0;
    float reach = 2.0 * texel;
    [loop]
    for (int i = 0; i < 120; ++i)
    {
        float ray = height + sun.direction.y * reach;
        if (ray > relief * 1.6)
            break;
        float clearance = ray - height_at(cell + along * reach);
        gap = min(gap, 0.5 + 14.0 * clearance / reach);
        if (gap <= 0.0)
            return 0.0;
        reach += max(0.7 * texel, 0.6 * abs(clearance));
    }
    return smoothstep(0.0, 1.0, gap);
}

// How much of the sky is seen: the horizon in eight directions.
float openness(float2 cell, float height)
{
    float open = 0.0;
    for (int i = 0; i < 8; ++i)
    {
        float angle = (i + 0.5) * PI / 4.0;
        float2 direction = float2(cos(angle), sin(angle));
        float horizon = 0.0;
        float reach = 1.5;
        for (int k = 0; k < 6; ++k)
        {
            float rise = height_at(cell + direction * reach) - height;
            horizon = max(horizon, rise / (reach * texel));
            reach *= 1.9;
        }
        open += 1.0 - horizon * rsqrt(1.0 + horizon * horizon);
    }
    return open / 8.0;
}

groupshared uint group_lowest;
groupshared uint group_highest;
groupshared uint group_wet;

[numthreads(8, 8, 1)]
void survey(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    if (index == 0)
    {
        group_lowest = 0xffffffff;
        group_highest = 0;
        group_wet = 0;
    }
    GroupMemoryBarrierWithGroupSync();

    uint2 cell = min(id.xy, resolution - 1);
    float here = heights_before[cell];
    InterlockedMin(group_lowest, asuint(here));
    InterlockedMax(group_highest, asuint(here));
    if (here < water_level)
        InterlockedAdd(group_wet, 1u);

    float2 at = float2(cell);
    float dx = height_at(at + float2(1, 0)) - height_at(at - float2(1, 0));
    float dz = height_at(at + float2(0, 1)) - height_at(at - float2(0, 1));
    float3 normal = normalize(float3(-dx, 2.0 * texel, -dz));
    float facing = smoothstep(-0.05, 0.10, dot(normal, sun.direction));
    surface_out[cell] = float4(normal.x, normal.z, openness(at, here), facing * sunlight(at, here + 0.5));

    GroupMemoryBarrierWithGroupSync();
    if (index == 0)
    {
        InterlockedMin(measured[0].lowest_bits, group_lowest);
        InterlockedMax(measured[0].highest_bits, group_highest);
        InterlockedAdd(measured[0].wet_cells, group_wet);
    }
}

[numthreads(64, 1, 1)]
void plant(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= tree_cells * tree_cells)
        return;

    int2 spot = int2(id.x % tree_cells, id.x / tree_cells);
    float2 jitter = float2(random(spot, seed + 300), random(spot, seed + 301));
    float2 uv = (spot + jitter) / tree_cells;
    float2 cell = uv * resolution - 0.5;
    float height = height_at(cell);
    float rise = length(float2(height_at(cell + float2(1, 0)), height_at(cell + float2(0, 1))) - height) / texel;

    // Woods thin out towards the tree line, on steep ground, and in clearings.
    float2 place = (uv * 2.0 - 1.0) * extent;
    float wood = 0.62 + 0.9 * fractal(place * 0.006, 4, seed + 310);
    wood *= 1.0 - smoothstep(0.55 * tree_line, tree_line, height + 40.0 * noise(place * 0.01, seed + 320).x);
    wood *= 1.0 - smoothstep(0.45, 0.85, rise);
    if (height < water_level + 3.0 || random(spot, seed + 302) > wood)
        return;

    uint slot;
    InterlockedAdd(measured[0].tree_count, 1u, slot);
    if (slot >= max_trees)
        return;

    Tree tree;
    tree.position = float3(place.x, height - 0.5, place.y);
    float age = random(spot, seed + 303);
    tree.height = lerp(6.0, 15.0, age * age);
    tree.tint = lerp(float3(0.035, 0.075, 0.030), float3(0.085, 0.100, 0.028), random(spot, seed + 304));
    tree.turn = random(spot, seed + 305) * 2.0 * PI;
    trees_out[slot] = tree;
}
