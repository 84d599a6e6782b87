// Air around a planet: what it scatters and absorbs, and the tables that hold integrals over it.
// Heights are above the ground; `radius` is the distance from the planet's center. Lengths are kilometers here, because
// meters would lose precision at this scale.

#ifndef ATMOSPHERE_HLSLI
#define ATMOSPHERE_HLSLI

#include "frame.hlsli"

static const float GROUND_RADIUS = 6360.0;
static const float AIR_RADIUS = 6460.0;

static const uint2 TRANSMITTANCE_SIZE = uint2(256, 64);
static const uint SCATTER_SIZE = 32;
static const uint2 DOME_SIZE = uint2(384, 192);

struct Medium
{
    float3 rayleigh;
    float3 mie;
    float3 extinction;

    float3 scattering()
    {
        return rayleigh + mie;
    }
};

Medium medium_at(float height)
{
    Medium medium;
    float mist = exp(-height / 1.2);
    medium.rayleigh = exp(-height / 8.0) * float3(5.802e-3, 13.558e-3, 33.1e-3);
    medium.mie = mist * (9.0e-3).xxx;
    float ozone = max(0.0, 1.0 - abs(height - 25.0) / 15.0);
    medium.extinction = medium.rayleigh + medium.mie * 1.11 + ozone * float3(0.650e-3, 1.881e-3, 0.085e-3);
    return medium;
}

float rayleigh_phase(float cosine)
{
    return 3.0 / (16.0 * PI) * (1.0 + cosine * cosine);
}

// The phase function of Cornette and Shanks.
float mie_phase(float cosine, float g)
{
    float k = 3.0 / (8.0 * PI) * (1.0 - g * g) / (2.0 + g * g);
    return k * (1.0 + cosine * cosine) / pow(1.0 + g * g - 2.0 * g * cosine, 1.5);
}

// Where the ray leaves the air or meets the ground.
float path_length(float radius, float cosine, out bool meets_ground)
{
    float3 from = float3(0.0, radius, 0.0);
    float3 ray = float3(sqrt(saturate(1.0 - cosine * cosine)), cosine, 0.0);
    float2 ground = meet_sphere(from, ray, GROUND_RADIUS);
    meets_ground = ground.x > 0.0 && ground.y >= ground.x;
    return meets_ground ? ground.x : max(meet_sphere(from, ray, AIR_RADIUS).y, 0.0);
}

// u: cosine of the angle to the zenith, bent so that the horizon has many texels; v: height.
float2 transmittance_uv(float radius, float cosine)
{
    float bent = sign(cosine) * sqrt(abs(cosine));
    float height = saturate((radius - GROUND_RADIUS) / (AIR_RADIUS - GROUND_RADIUS));
    return float2(bent * 0.5 + 0.5, sqrt(height));
}

void from_transmittance_uv(float2 uv, out float radius, out float cosine)
{
    float bent = uv.x * 2.0 - 1.0;
    cosine = clamp(sign(bent) * bent * bent, -1.0, 1.0);
    radius = GROUND_RADIUS + uv.y * uv.y * (AIR_RADIUS - GROUND_RADIUS);
}

// u: around; v: up, with half of the rows near the horizon. The lower half is below it.
float2 dome_uv(float3 ray)
{
    float elevation = asin(clamp(ray.y, -1.0, 1.0)) / HALF_PI;
    float bent = sign(elevation) * sqrt(abs(elevation));
    return float2(atan2(ray.x, ray.z) / TWO_PI + 0.5, 0.5 - 0.5 * bent);
}

float3 from_dome_uv(float2 uv)
{
    float bent = 1.0 - 2.0 * uv.y;
    float elevation = sign(bent) * bent * bent * HALF_PI;
    float around = (uv.x - 0.5) * TWO_PI;
    float2 level, steep;
    sincos(around, level.y, level.x);
    sincos(elevation, steep.y, steep.x);
    return float3(level.y * steep.x, steep.y, level.x * steep.x);
}

// The tables travel together.
struct AirTables
{
    Texture2D<float4> transmittance;
    Texture2D<float4> scattered;
    SamplerState smooth;

    // The share of the sun's light that reaches a place.
    float3 sunlight(float radius, float cosine)
    {
        float horizon = -sqrt(max(0.0, 1.0 - square(GROUND_RADIUS / radius)));
        float above = smoothstep(horizon - 0.012, horizon + 0.012, cosine);
        return above * transmittance.SampleLevel(smooth, transmittance_uv(radius, cosine), 0.0).rgb;
    }

    // Light that was scattered more than once, per unit of the sun's light.
    float3 again(float radius, float cosine)
    {
        float2 uv = float2(cosine * 0.5 + 0.5, saturate((radius - GROUND_RADIUS) / (AIR_RADIUS - GROUND_RADIUS)));
        return scattered.SampleLevel(smooth, (uv * (SCATTER_SIZE - 1.0) + 0.5) / SCATTER_SIZE, 0.0).rgb;
    }
};

struct Scattering
{
    float3 light;
    float3 transmittance;
};

// The light that arrives along a ray from `from` (its distance from the center in y) within `reach`.
Scattering scatter_along(AirTables tables, float3 from, float3 ray, float reach, float3 to_sun, int steps)
{
    Scattering result;
    result.light = float3(0.0, 0.0, 0.0);
    result.transmittance = float3(1.0, 1.0, 1.0);
    float cosine = dot(ray, to_sun);
    float phase_rayleigh = rayleigh_phase(cosine);
    float phase_mie = mie_phase(cosine, 0.78);
    float before = 0.0;
    for (int i = 0; i < steps; ++i)
    {
        // Steps grow with the distance.
        float end = reach * square((i + 1.0) / steps);
        float step = end - before;
        float3 at = from + ray * (before + 0.4 * step);
        before = end;

        float radius = max(length(at), GROUND_RADIUS + 0.001);
        float sun_cosine = dot(at, to_sun) / radius;
        Medium medium = medium_at(radius - GROUND_RADIUS);
        float3 lit = tables.sunlight(radius, sun_cosine);
        float3 source = lit * (medium.rayleigh * phase_rayleigh + medium.mie * phase_mie) +
                        medium.scattering() * tables.again(radius, sun_cosine);
        float3 passed = exp(-medium.extinction * step);
        result.light += result.transmittance * source * (1.0 - passed) / max(medium.extinction, 1e-7);
        result.transmittance *= passed;
    }
    return result;
}

#endif
