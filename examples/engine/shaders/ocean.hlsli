// The sea as a sum of waves: a spectrum, a few repeating tiles of different sizes, and how to evaluate them at a place.

#ifndef OCEAN_HLSLI
#define OCEAN_HLSLI

#include "frame.hlsli"

#define WAVE_BITS 8
#define WAVE_COUNT (1 << WAVE_BITS)
#define CASCADES 3

static const float GRAVITY = 9.81;
// Lengths without a common divisor, so that the tiles do not repeat together.
static const float TILE_LENGTH[CASCADES] = {397.0, 61.0, 11.3};
// Each tile has the waves between its own limit and that of the tile before it.
static const float LONGEST_WAVE[CASCADES] = {1000.0, 24.0, 3.4};
static const float SHORTEST_WAVE[CASCADES] = {24.0, 3.4, 0.18};

// The wave vector of an entry of the table; those past the middle are negative.
float2 wave_vector(uint2 id, uint cascade)
{
    int2 n = int2(id) - select(id >= WAVE_COUNT / 2, int2(WAVE_COUNT, WAVE_COUNT), int2(0, 0));
    return TWO_PI * float2(n) / TILE_LENGTH[cascade];
}

float2 tile_uv(float2 place, uint cascade)
{
    return place / TILE_LENGTH[cascade];
}

// How much of a tile's waves can be seen where a pixel covers `footprint` meters.
float seen_share(float footprint, uint cascade)
{
    return 1.0 / (1.0 + square(footprint * 5.0 / SHORTEST_WAVE[cascade]) * (cascade == 0 ? 0.02 : cascade == 1 ? 0.035 : 0.02));
}

struct SeaMaps
{
    Texture2DArray<float4> displacement; // xyz, and how far the surface is squeezed
    Texture2DArray<float4> slope;
    SamplerState repeat;

    float3 offset(float2 place, float footprint)
    {
        float3 sum = float3(0.0, 0.0, 0.0);
        [unroll]
        for (uint i = 0; i < CASCADES; ++i)
        {
            float share = seen_share(footprint, i);
            sum += share * displacement.SampleLevel(repeat, float3(tile_uv(place, i), i), 0.0).xyz;
        }
        return sum;
    }
};

#endif
