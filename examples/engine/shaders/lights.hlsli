// Lights, the clusters that they are sorted into, and how they light a surface.

#ifndef LIGHTS_HLSLI
#define LIGHTS_HLSLI

#include "materials.hlsli"

#define CLUSTERS_X 16
#define CLUSTERS_Y 9
#define CLUSTERS_Z 24
#define CLUSTER_COUNT (CLUSTERS_X * CLUSTERS_Y * CLUSTERS_Z)
#define MAX_LIGHTS_OF_CLUSTER 128

#define LIGHT_POINT 0
#define LIGHT_SPOT 1
#define LIGHT_TUBE 2

struct Light
{
    float3 position;
    float range;
    float3 color;
    uint kind;
    float3 direction;
    float cone_scale;
    float cone_offset;
    float length;
    uint shadow; // a layer of the shadow maps; NO_TEXTURE for none
    uint mask;
};

struct ClusterBounds
{
    float3 low;
    float3 high;
};

// The slices grow with distance.
float slice_depth(uint slice)
{
    return camera.near_plane * pow(camera.far_plane / camera.near_plane, float(slice) / CLUSTERS_Z);
}

uint slice_of(float depth)
{
    float scale = CLUSTERS_Z / log2(camera.far_plane / camera.near_plane);
    return uint(clamp(log2(max(depth, camera.near_plane) / camera.near_plane) * scale, 0.0, CLUSTERS_Z - 1.0));
}

uint cluster_index(uint3 cluster)
{
    return (cluster.z * CLUSTERS_Y + cluster.y) * CLUSTERS_X + cluster.x;
}

uint cluster_of(float2 uv, float depth)
{
    return cluster_index(uint3(uint2(uv * float2(CLUSTERS_X, CLUSTERS_Y)), slice_of(depth)));
}

// ------------------------------------------------------------------------------------------------------- reflection

struct Lobe
{
    float alpha;
    float3 f0;
    float3 diffuse;

    static Lobe of(Surface surface)
    {
        Lobe lobe;
        lobe.alpha = square(surface.roughness);
        lobe.f0 = lerp(float3(0.04, 0.04, 0.04), surface.albedo, surface.metalness);
        lobe.diffuse = surface.albedo * (1.0 - surface.metalness) / PI;
        return lobe;
    }

    float3 fresnel(float cosine)
    {
        return f0 + (1.0 - f0) * pow(1.0 - cosine, 5.0);
    }

    float distribution(float facing)
    {
        float a2 = alpha * alpha;
        return a2 / (PI * square(square(facing) * (a2 - 1.0) + 1.0));
    }

    float visibility(float lit, float seen)
    {
        float a2 = alpha * alpha;
        float v = lit * sqrt(square(seen) * (1.0 - a2) + a2);
        float l = seen * sqrt(square(lit) * (1.0 - a2) + a2);
        return 0.5 / max(v + l, 1e-5);
    }
};

float3 reflected(Surface surface, Lobe lobe, float3 view, float3 to_light)
{
    float lit = saturate(dot(surface.normal, to_light));
    if (lit <= 0.0)
        return float3(0.0, 0.0, 0.0);
    float3 half_way = normalize(view + to_light);
    float seen = max(dot(surface.normal, view), 1e-4);
    float facing = saturate(dot(surface.normal, half_way));
    float3 fresnel = lobe.fresnel(saturate(dot(view, half_way)));
    float3 specular = fresnel * lobe.distribution(facing) * lobe.visibility(lit, seen);
    return (specular + lobe.diffuse * (1.0 - fresnel)) * lit;
}

// The inverse square, windowed so that it ends at the range.
float attenuation(float squared, float range)
{
    float window = saturate(1.0 - square(squared / square(range)));
    return square(window) / max(squared, 0.01);
}

float3 nearest_on_tube(Light light, float3 place)
{
    float3 half_axis = light.direction * (0.5 * light.length);
    float3 a = light.position - half_axis;
    float t = saturate(dot(place - a, light.direction) / max(light.length, 1e-4));
    return a + t * 2.0 * half_axis;
}

// Direction and strength of a light at a place.
float light_at(Light light, float3 place, out float3 to_light)
{
    float3 from = light.position;
    float strength = 1.0;
    [branch]
    switch (light.kind)
    {
    case LIGHT_SPOT:
    {
        float3 way = normalize(light.position - place);
        strength = square(saturate(dot(-way, light.direction) * light.cone_scale + light.cone_offset));
        break;
    }
    case LIGHT_TUBE:
        from = nearest_on_tube(light, place);
        break;
    case LIGHT_POINT:
    default:
        break;
    }
    float3 way = from - place;
    float squared = dot(way, way);
    to_light = way * rsqrt(max(squared, 1e-6));
    return strength * attenuation(squared, light.range);
}

// --------------------------------------------------------------------------------------------------------- shadows

#define CASCADE_COUNT 4

struct ShadowCascade
{
    float4x4 matrix_;
    float far_depth;
    float texel;
    float bias;
    float fade;
};

struct ShadowMaps
{
    Texture2DArray<float> cascades;
    Texture2DArray<float> spots;
    SamplerComparisonState compare;

    float tap(float3 at, float2 offset, float depth)
    {
        return cascades.SampleCmpLevelZero(compare, float3(at.xy + offset, at.z), depth);
    }
};

float sun_shadow(ShadowMaps maps, ShadowCascade cascades[CASCADE_COUNT], float3 place, float3 normal, float depth, float2 pixel)
{
    uint index = 0;
    [unroll]
    for (uint i = 0; i < CASCADE_COUNT - 1; ++i)
        index += depth > cascades[i].far_depth ? 1u : 0u;
    ShadowCascade cascade = cascades[index];

    float slope = 1.0 - saturate(dot(normal, sun.direction));
    float3 moved = place + normal * cascade.texel * (1.0 + 2.0 * slope);
    float4 projected = mul(cascade.matrix_, float4(moved, 1.0));
    float3 at = float3(projected.xy * float2(0.5, -0.5) + 0.5, index);
    if (any(at.xy < 0.0) || any(at.xy > 1.0))
        return 1.0;

    float turn = TWO_PI * interleaved_noise(pixel + 5.588 * float(frame_number & 63));
    float sum = 0.0;
    [unroll]
    for (int n = 0; n < SHADOW_TAPS; ++n)
    {
        float radius = sqrt((n + 0.5) / SHADOW_TAPS);
        float2 direction;
        sincos(turn + n * GOLDEN_ANGLE, direction.y, direction.x);
        sum += maps.tap(at, direction * radius * 2.5 / 2048.0, projected.z - cascade.bias);
    }
    float lit = sum / SHADOW_TAPS;
    float fade = saturate((cascades[CASCADE_COUNT - 1].far_depth - depth) / max(cascade.fade, 1e-3));
    return lerp(1.0, lit, fade);
}

#endif
