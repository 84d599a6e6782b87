// Volumetric fog: the view is divided into small boxes, light is scattered in each, then summed up along the view.
//
// entry: cs_6_0 scatter_fog
// entry: cs_6_0 scatter_fog -D QUALITY=0
// entry: cs_6_0 integrate_fog
// entry: ps_6_0 apply_fog
// entry: vs_6_0 fog_vertex

#include "lights.hlsli"
#include "atmosphere.hlsli"

#define FOG_X 160
#define FOG_Y 90
#define FOG_Z 64

PASS_SLOT(0) Texture3D<float4> fog_before;
PASS_SLOT(1) Texture3D<float4> fog_scattered;
PASS_SLOT(2) Texture3D<float4> fog_summed;
PASS_SLOT(3) [[vk::image_format("rgba16f")]] RWTexture3D<float4> fog_out;
PASS_SLOT(4) Texture2DArray<float> cascade_maps;
PASS_SLOT(5) Texture2DArray<float> spot_maps;
PASS_SLOT(6) SamplerComparisonState shadow_sampler;
PASS_SLOT(7) StructuredBuffer<Light> lights;
PASS_SLOT(8) StructuredBuffer<uint> light_lists;
PASS_SLOT(9) StructuredBuffer<uint2> list_ranges;
PASS_SLOT(10) Texture2D<float> depth_map;

struct FogVolume
{
    float3 center;
    float density;
    float3 extent;
    float softness;
    float3 albedo;
    uint shape;
};

PASS_SLOT(11) cbuffer FogPass
{
    ShadowCascade shadow_cascades[CASCADE_COUNT];
    FogVolume volumes[8];
    uint volume_count;
    float anisotropy;
    float noise_scale;
    float history_share;
    float fog_far;
};

// Boxes grow with distance.
float depth_of_slice(float slice)
{
    return camera.near_plane + (fog_far - camera.near_plane) * square(slice / FOG_Z);
}

float slice_of_depth(float depth)
{
    return sqrt(saturate((depth - camera.near_plane) / (fog_far - camera.near_plane)));
}

struct FogSample
{
    float3 scattering;
    float extinction;

    void add(float3 albedo, float density)
    {
        scattering += albedo * density;
        extinction += density;
    }
};

float distance_to_volume(FogVolume volume, float3 place)
{
    float3 offset = place - volume.center;
    if (volume.shape == 0)
        return length(offset) - volume.extent.x;
    float3 outside = abs(offset) - volume.extent;
    return length(max(outside, 0.0)) + min(max(outside.x, max(outside.y, outside.z)), 0.0);
}

FogSample fog_at(float3 place)
{
    FogSample result;
    result.scattering = 0.0;
    result.extinction = 0.0;
    float height = exp(-max(place.y, 0.0) / max(fog_height, 1.0));
    float drift = 1.0;
#if QUALITY > 0
    drift = 0.35 + 1.3 * octaves<3>(place * noise_scale + float3(0.0, 0.0, 0.1 * time), 5);
#endif
    result.add(float3(0.90, 0.92, 0.95), fog_density * height * drift);
    for (uint i = 0; i < volume_count; ++i)
    {
        float share = saturate(-distance_to_volume(volumes[i], place) / volumes[i].softness);
        if (share > 0.0)
            result.add(volumes[i].albedo, volumes[i].density * share * drift);
    }
    return result;
}

float3 lights_in_fog(ShadowMaps maps, float3 place, float3 ray, float2 uv, float depth)
{
    float3 sum = 0.0;
    float shadow = sun_shadow(maps, shadow_cascades, place, sun.direction, depth, uv * target_size);
    sum += shadow * sun.color * sun.intensity * mie_phase(dot(ray, sun.direction), anisotropy);
    uint2 range = list_ranges[cluster_of(uv, depth)];
    for (uint i = 0; i < range.y; ++i)
    {
        Light light = lights[light_lists[range.x + i]];
        if ((light.mask & 1) == 0)
            continue;
        float3 to_light;
        float strength = light_at(light, place, to_light);
        sum += strength * light.color * mie_phase(dot(ray, to_light), anisotropy);
    }
    return sum;
}

[numthreads(4, 4, 4)]
void scatter_fog(uint3 id : SV_DispatchThreadID)
{
    float jitter = interleaved_noise(float2(id.xy) + 3.7 * float(frame_number & 15));
    float2 uv = (id.xy + 0.5) / float2(FOG_X, FOG_Y);
    float depth = depth_of_slice(id.z + jitter);
    float2 offset = uv * float2(2.0, -2.0) + float2(-1.0, 1.0);
    float3 direction = camera.forward + offset.x * camera.right + offset.y * camera.up;
    float3 place = camera.eye + depth * direction;
    float3 ray = normalize(direction);

    ShadowMaps maps;
    maps.cascades = cascade_maps;
    maps.spots = spot_maps;
    maps.compare = shadow_sampler;
    FogSample fog = fog_at(place);
    float3 light = lights_in_fog(maps, place, ray, uv, depth) + 0.05 * sun.color;
    float4 value = float4(light * fog.scattering, fog.extinction);

    // What was here in the previous frame, where that is known.
    float3 middle = camera.eye + depth_of_slice(id.z + 0.5) * direction;
    float4 before = mul(camera.previous_view_projection, float4(middle, 1.0));
    float3 at = float3(before.xy / before.w * 0.5 + 0.5, slice_of_depth(before.w));
    if (all(at >= 0.0) && all(at <= 1.0))
        value = lerp(value, fog_before.SampleLevel(smooth_sampler, at, 0.0), history_share);
    fog_out[id] = value;
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void integrate_fog(uint2 id : SV_DispatchThreadID)
{
    float3 light = 0.0;
    float clear = 1.0;
    float before = depth_of_slice(0.0);
    for (uint slice = 0; slice < FOG_Z; ++slice)
    {
        float4 value = fog_scattered.Load(int4(id, slice, 0));
        float end = depth_of_slice(slice + 1.0);
        float passed = exp(-value.a * (end - before));
        before = end;
        light += clear * value.rgb * (1.0 - passed) / max(value.a, 1e-6);
        clear *= passed;
        fog_out[uint3(id, slice)] = float4(light, clear);
    }
}

struct FogPoint
{
    float4 position : SV_Position;
    float2 uv : TEXCOORD0;
};

FogPoint fog_vertex(uint vertex : SV_VertexID)
{
    FogPoint result;
    result.uv = float2((vertex << 1) & 2, vertex & 2);
    result.position = float4(result.uv * 2.0 - 1.0, 0.0, 1.0);
    return result;
}

// Premultiplied: alpha says how much of what is behind shines through.
float4 apply_fog(FogPoint input) : SV_Target
{
    float depth = camera.linear_depth(depth_map.Load(int3(input.position.xy, 0)));
    float4 fog = fog_summed.SampleLevel(smooth_sampler, float3(input.uv, slice_of_depth(depth)), 0.0);
    return float4(fog.rgb, 1.0 - fog.a);
}
