// Shared by all shaders of the scene: the constants that the host writes, and noise.
// Lengths are meters, y is up, and the ground lies in -extent..extent on x and z.

#ifndef COMMON_HLSLI
#define COMMON_HLSLI

#define MAX_LAYERS 5
#define MAX_LAMPS 12

static const float PI = 3.14159265;
static const float LN_2 = 0.69314718;

struct Sun
{
    float3 direction; // towards the sun
    float intensity;
    float3 color;
    float angular_size;
};

struct Fog
{
    float3 color;
    float density;
    float base_height;
    float falloff;
    float sun_glow;
    float begin;
};

// A lantern that floats on the lake.
struct Lamp
{
    float3 position;
    float range;
    float3 color;
    float size;
};

// One ground material, and where it occurs.
struct Layer
{
    float3 albedo;
    float gloss;
    float lowest;
    float highest;
    float steepest; // as the height gained per meter
    float grain;
};

[[vk::binding(0, 0)]]
cbuffer View
{
    float4x4 view_projection;
    float3 eye;
    float time;
    float3 forward;
    float exposure;
    float3 right; // as long as the half width of the picture at distance 1
    float near_plane;
    float3 up;
    float far_plane;
    uint2 target_size;
    uint samples; // the target has this many times the pixels of the picture, in each direction
};

[[vk::binding(1, 0)]]
cbuffer Ground
{
    float extent;
    float relief;
    float water_level;
    float tree_line;
    uint resolution;
    uint seed;
    uint mesh_cells;
    uint tree_cells;
    uint max_trees;
    float repose; // the slope above which loose ground slides
    uint layer_count;
    float texel; // the width of one cell of the height map
    Layer layers[MAX_LAYERS];
};

[[vk::binding(2, 0)]]
cbuffer Lights
{
    Sun sun;
    Fog fog;
    float3 sky_light;
    uint lamp_count;
    float3 bounce_light;
    float water_roughness;
    Lamp lamps[MAX_LAMPS];
};

// What `plant` grows and the tree shaders draw.
struct Tree
{
    float3 position;
    float height;
    float3 tint;
    float turn;
};

// What `survey` measures and the host prints.
struct Measured
{
    uint lowest_bits; // the bits of a non-negative float, so that integer atomics order them correctly
    uint highest_bits;
    uint wet_cells;
    uint tree_count;
};

float2 ground_uv(float2 place)
{
    return place / (2.0 * extent) + 0.5;
}

uint mix_bits(uint h)
{
    h ^= h >> 16;
    h *= 0x7feb352du;
    h ^= h >> 15;
    h *= 0x846ca68bu;
    return h ^ (h >> 16);
}

uint hash(int2 cell, uint salt)
{
    return mix_bits(mix_bits(asuint(cell.x) + 0x9e3779b9u * salt) ^ (asuint(cell.y) * 0x85ebca6bu));
}

// In 0..1.
float random(int2 cell, uint salt)
{
    return (hash(cell, salt) >> 8) * (1.0 / 16777216.0);
}

// Value noise in -1..1 and its slope.
float3 noise(float2 at, uint salt)
{
    float2 corner = floor(at);
    float2 f = at - corner;
    float2 w = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    float2 dw = 30.0 * f * f * (f * (f - 2.0) + 1.0);

    int2 c = int2(corner);
    float a = random(c, salt);
    float b = random(c + int2(1, 0), salt);
    float d = random(c + int2(0, 1), salt);
    float e = random(c + int2(1, 1), salt);
    float twist = a - b - d + e;

    float value = a + (b - a) * w.x + (d - a) * w.y + twist * w.x * w.y;
    float2 slope = dw * (float2(b - a, d - a) + twist * w.yx);
    return float3(2.0 * value - 1.0, 2.0 * slope);
}

// Octaves are rotated against each other, so that the grid does not show.
static const float2x2 OCTAVE = float2x2(1.62, 1.18, -1.18, 1.62);

float fractal(float2 at, uint octaves, uint salt)
{
    float sum = 0.0;
    float amplitude = 0.5;
    for (uint i = 0; i < octaves; ++i)
    {
        sum += amplitude * noise(at, salt + i).x;
        amplitude *= 0.5;
        at = mul(OCTAVE, at);
    }
    return sum;
}

#endif
