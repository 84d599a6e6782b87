// Clouds: where they are, and the light that passes through them and leaves them.

#ifndef CLOUDS_HLSLI
#define CLOUDS_HLSLI

#include "atmosphere.hlsli"

static const float CLOUD_BASE = 1100.0;
static const float CLOUD_TOP = 2700.0;
static const float CLOUD_REACH = 42000.0;
static const float CLOUD_EXTINCTION = 0.045;

// A layer of round heaps with flat bottoms.
float cloud_cover(float2 place)
{
    float2 at = place * (1.0 / 5200.0) + float2(0.016 * time, 0.0);
    float wide = octaves<3>(at, 11);
    float heaps = octaves<2>(at * 3.1, 23);
    return saturate(remap<float>(0.68 * wide + 0.32 * heaps, 0.50, 0.74, 0.0, 1.0));
}

// In 0..1; with few octaves it is never much smaller than with many.
float cloud_density(float3 place, bool detailed)
{
    float height = (place.y - CLOUD_BASE) / (CLOUD_TOP - CLOUD_BASE);
    if (height <= 0.0 || height >= 1.0)
        return 0.0;
    float cover = cloud_cover(place.xz);
    float profile = smoothstep(0.0, 0.10, height) * saturate((0.22 + 0.95 * cover - height) * 3.0);
    float body = cover * profile;
    if (body <= 0.01)
        return 0.0;
    float3 at = place * (1.0 / 520.0) + float3(0.0, -0.05 * time, 0.02 * time);
    float erosion = noise(at, 41) * 0.6;
    if (detailed)
        erosion += 0.34 * noise(at * 2.9, 42) + 0.22 * noise(at * 7.9, 43);
    else
        erosion += 0.2;
    return saturate(remap<float>(body, erosion * 0.80, 1.0, 0.0, 1.0)) * lerp(0.55, 1.0, height);
}

// How much cloud lies between a place and the sun.
float depth_to_sun(float3 place)
{
    float depth = 0.0;
    float step = 45.0;
    float travelled = 0.0;
    [loop]
    for (int i = 0; i < 6; ++i)
    {
        float3 at = place + sun.direction * (travelled + 0.5 * step);
        depth += cloud_density(at, i < 2) * step;
        travelled += step;
        step *= 1.75;
    }
    return depth * CLOUD_EXTINCTION;
}

// Two lobes: most light is scattered forward, some back.
float cloud_phase(float cosine, float sharpness)
{
    return lerp(mie_phase(cosine, -0.22), mie_phase(cosine, 0.74 * sharpness), 0.62);
}

// Light that was scattered many times travels further and in all directions: octaves of single scattering.
float3 scattered_in_cloud(float cosine, float depth)
{
    float3 sum = float3(0.0, 0.0, 0.0);
    float share = 1.0;
    float thinning = 1.0;
    float sharpness = 1.0;
    [unroll]
    for (int i = 0; i < 3; ++i)
    {
        sum += share * cloud_phase(cosine, sharpness) * exp(-depth * thinning);
        share *= 0.55;
        thinning *= 0.28;
        sharpness *= 0.5;
    }
    return sum;
}

struct CloudSample
{
    float3 light;
    float clear; // how much of what lies behind is visible
    float distance;
};

CloudSample march_through_clouds(float3 eye, float3 ray, float3 sunlight, float3 sky_above, float3 sky_behind, float jitter)
{
    CloudSample result;
    result.light = float3(0.0, 0.0, 0.0);
    result.clear = 1.0;
    result.distance = CLOUD_REACH;
    if (ray.y < 0.012)
        return result;

    float begin = max(CLOUD_BASE - eye.y, 0.0) / ray.y;
    float end = min((CLOUD_TOP - eye.y) / ray.y, CLOUD_REACH);
    if (begin >= end)
        return result;

    float cosine = dot(ray, sun.direction);
    float step = (end - begin) / CLOUD_STEPS;
    float along = begin + jitter * step;
    float weighted = 0.0;
    float weights = 0.0;
    [loop]
    for (int i = 0; i < CLOUD_STEPS; ++i, along += step)
    {
        float3 at = eye + ray * along;
        float density = cloud_density(at, true);
        if (density <= 0.002)
            continue;
        float height = saturate((at.y - CLOUD_BASE) / (CLOUD_TOP - CLOUD_BASE));
        float powder = 1.0 - 0.6 * exp(-density * 9.0);
        float3 lit = sunlight * scattered_in_cloud(cosine, depth_to_sun(at)) * powder * 4.0;
        float3 source = lit + sky_above * lerp(0.20, 0.62, height);
        float passed = exp(-density * CLOUD_EXTINCTION * step);
        float weight = result.clear * (1.0 - passed);
        result.light += source * weight;
        weighted += weight * along;
        weights += weight;
        result.clear *= passed;
        if (result.clear < 0.01)
        {
            result.clear = 0.0;
            break;
        }
    }

    // Distant clouds take on the color of the sky behind them.
    if (weights > 0.0)
        result.distance = weighted / weights;
    float near = exp(-result.distance / 21000.0);
    result.light = lerp(sky_behind * (1.0 - result.clear), result.light, near);
    return result;
}

#endif
