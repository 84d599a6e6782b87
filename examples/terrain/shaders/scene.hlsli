// Inputs of the shaders that draw: the height map, and what `survey` found out about it.

#ifndef SCENE_HLSLI
#define SCENE_HLSLI

#include "atmosphere.hlsli"

[[vk::binding(0, 1)]]
Texture2D<float> heights;
[[vk::binding(1, 1)]]
Texture2D<float4> surface;
[[vk::binding(2, 1)]]
SamplerState smooth_sampler;

float ground_height(float2 place)
{
    return heights.SampleLevel(smooth_sampler, ground_uv(place), 0.0);
}

struct Place
{
    float3 normal;
    float openness;
    float sunlight;
};

Place look_up(float2 place)
{
    float4 found = surface.SampleLevel(smooth_sampler, ground_uv(place), 0.0);
    Place result;
    result.normal = float3(found.x, sqrt(max(1.0 - dot(found.xy, found.xy), 0.0)), found.y);
    result.openness = found.z;
    result.sunlight = found.w;
    return result;
}

// Light from sun, sky, ground and lamps on something that scatters it evenly.
float3 diffuse_light(float3 place, float3 normal, float openness, float sunlight)
{
    float3 light = sun.color * sun.intensity * sunlight * saturate(dot(normal, sun.direction));
    light += sky_light * openness * (0.6 + 0.4 * normal.y);
    light += bounce_light * openness * saturate(0.5 - 0.5 * dot(normal.xz, sun.direction.xz));
    for (uint i = 0; i < lamp_count; ++i)
    {
        float3 direction;
        float3 radiance = lamp_light(lamps[i], place, direction);
        light += radiance * saturate(dot(normal, direction));
    }
    return light / PI;
}

// The color of the ground and its gloss, from height and steepness.
float4 ground_material(float3 place, float3 normal)
{
    float rough = fractal(place.xz * 0.035, 5, 7);
    float height = place.y + 30.0 * rough;
    float rise = length(normal.xz) / max(normal.y, 0.05);

    float4 sum = 0.0;
    float weight = 0.0001;
    for (uint i = 0; i < layer_count; ++i)
    {
        Layer layer = layers[i];
        float share = smoothstep(layer.lowest - 15.0, layer.lowest + 15.0, height);
        share *= 1.0 - smoothstep(layer.highest - 15.0, layer.highest + 15.0, height);
        share *= 1.0 - smoothstep(layer.steepest * 0.8, layer.steepest * 1.15, rise + 0.22 * rough);
        float shade = 1.0 + layer.grain * (noise(place.xz * 0.9, 11 + i).x + noise(place.xz * 0.23, 17 + i).x);
        share *= 1.0 - 0.98 * saturate(weight); // earlier layers lie on top
        sum += share * float4(layer.albedo * shade, layer.gloss);
        weight += share;
    }
    return sum / weight;
}

#endif
