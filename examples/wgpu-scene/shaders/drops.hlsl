// Drops of quicksilver that run into each other above still water, in the last light.
//
// One pass: a triangle over the whole picture, and rays that walk through a field of distances.

static const uint DROPS = 7;
static const float FAR = 60.0;

cbuffer Scene : register(b0)
{
    // Width of the picture by its height.
    float aspect;
    // Towards the sun.
    float3 sun;
    // What one step to the right, and one upwards, in the picture is in the world.
    float2x3 frame;
    float3 eye;
    float3 ahead;
    // Samples of a pixel, both ways.
    uint samples;
    float2 pixel;
    float radii[DROPS];
    float3 centers[DROPS];
};

struct Corner
{
    float4 position : SV_Position;
    float2 at : AT;
};

Corner corners(int index : SV_VertexID)
{
    Corner corner;
    float2 at = float2(index == 1 ? 3 : -1, index == 2 ? 3 : -1);
    corner.position = float4(at, 0, 1);
    corner.at = at;
    return corner;
}

uint mixed(uint it)
{
    it = (it ^ it >> 16) * 0x7feb352du;
    it = (it ^ it >> 15) * 0x846ca68bu;
    return it ^ it >> 16;
}

// From 0 to 1, the same for the same cell on every device: of integers, as devices differ in the last bits of a sine.
float random(int2 cell)
{
    return (mixed(asuint(cell.x) + mixed(asuint(cell.y))) >> 8) / 16777216.0;
}

// Numbers that look random, the same ones for the same place.
float noise(float2 at)
{
    float2 cell = floor(at), part = at - cell;
    part = part * part * (3 - 2 * part);
    int2 here = int2(cell);
    float2 lower = float2(random(here), random(here + int2(1, 0)));
    float2 upper = float2(random(here + int2(0, 1)), random(here + int2(1, 1)));
    float2 sides = lerp(lower, upper, part.y);
    return lerp(sides.x, sides.y, part.x);
}

// The distance to the drops, which draw each other out.
float drops(float3 at)
{
    float sum = 0;
    for (uint i = 0; i < DROPS; i++)
        sum += exp2(-5 * (length(at - centers[i]) - radii[i]));
    return -log2(max(sum, 1e-30)) / 5;
}

float3 drops_normal(float3 at)
{
    float2 step = float2(0.002, 0);
    float3 slope = float3(drops(at + step.xyy), drops(at + step.yxy), drops(at + step.yyx));
    return normalize(slope - drops(at));
}

float3 sky(float3 towards)
{
    float height = max(towards.y, 0);
    float3 color = lerp(float3(0.95, 0.42, 0.18), float3(0.20, 0.22, 0.48), smoothstep(0.0, 0.28, height));
    color = lerp(color, float3(0.02, 0.03, 0.12), smoothstep(0.2, 0.9, height));
    float near_sun = saturate(dot(towards, sun));
    color += float3(1.0, 0.55, 0.22) * (0.5 * pow(near_sun, 12) + 4 * smoothstep(0.9992, 0.9996, near_sun));
    // Streaks of cloud, thinner towards the zenith.
    float2 at = towards.xz / (towards.y + 0.08);
    float cloud = smoothstep(0.45, 0.9, 0.6 * noise(at * float2(0.8, 2.6)) + 0.4 * noise(at * float2(2.1, 6.3) + 7));
    color = lerp(color, float3(1.0, 0.62, 0.45) * (0.35 + near_sun), cloud * 0.55 * exp(-3 * height));
    // Stars, where it is dark enough for them.
    float2 grid = towards.xz / (towards.y + 1) * 90;
    float star = noise(floor(grid) * 1.7 + 0.5);
    float glow = smoothstep(0.42, 0.0, length(frac(grid) - 0.5));
    return color + step(0.965, star) * glow * smoothstep(0.25, 0.6, height) * 0.8;
}

// How far a ray gets before it meets a drop; `FAR` if it meets none.
float walk(float3 from, float3 towards)
{
    float way = 0;
    for (uint i = 0; i < 90 && way < FAR; i++)
    {
        float free = drops(from + way * towards);
        if (free < 0.001)
            return way;
        way += free * 0.9;
    }
    return FAR;
}

float3 mirrored(float3 from, float3 towards, float3 normal, float3 behind)
{
    float3 back = reflect(towards, normal);
    float shine = 0.62 + 0.38 * pow(1 - saturate(dot(back, normal)), 5);
    return lerp(behind, sky(back), shine) + pow(saturate(dot(back, sun)), 90) * float3(1.5, 0.9, 0.5);
}

// What is seen along a ray that does not touch the water.
float3 dry(float3 from, float3 towards)
{
    float way = walk(from, towards);
    if (way >= FAR)
        return sky(towards);
    float3 at = from + way * towards;
    float3 normal = drops_normal(at);
    float3 back = reflect(towards, normal);
    // The water below shows as a darker sky.
    if (back.y < 0)
        return sky(float3(back.x, -back.y, back.z)) * float3(0.30, 0.36, 0.42);
    return mirrored(at, towards, normal, float3(0.10, 0.11, 0.14));
}

float3 seen(float3 from, float3 towards)
{
    float way = towards.y < 0 ? from.y / -towards.y : FAR * 10;
    if (walk(from, towards) < way || towards.y >= 0)
        return dry(from, towards);
    float3 at = from + way * towards;
    // Small waves, flatter in the distance.
    float2 place = at.xz * float2(1.4, 3.1);
    float2 slope = float2(noise(place + 0.1) - noise(place - 0.1), noise(place.yx * 1.3) - 0.5) * 0.05 / (1 + 0.1 * way);
    float3 normal = normalize(float3(slope.x, 1, slope.y));
    float3 back = reflect(towards, normal);
    back.y = abs(back.y);
    float mirror = 0.25 + 0.75 * pow(1 - saturate(-towards.y), 4);
    float3 color = lerp(float3(0.01, 0.04, 0.07), dry(at, back), mirror);
    return lerp(sky(float3(towards.x, 0.01, towards.z)), color, exp(-0.012 * way));
}

float4 drawn(Corner corner) : SV_Target
{
    float3 sum = 0;
    for (uint i = 0; i < samples * samples; i++)
    {
        float2 offset = (float2(i % samples, i / samples) + 0.5) / samples - 0.5;
        float2 at = (corner.at + offset * pixel) * float2(aspect, 1);
        sum += seen(eye, normalize(ahead + mul(at, frame)));
    }
    float3 color = sum / (samples * samples);
    color = color * (2.51 * color + 0.03) / (color * (2.43 * color + 0.59) + 0.14);
    return float4(pow(saturate(color), 1 / 2.2), 1);
}
