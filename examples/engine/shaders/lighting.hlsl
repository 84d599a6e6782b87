// Turns the G-buffer into light: the sun with its shadows, the cluster's lights, and ambient light.
//
// entry: cs_6_0 light_surfaces -D USE_WAVES=0
// entry: cs_6_0 light_surfaces -D USE_WAVES=0 -D QUALITY=0
// entry: cs_6_0 light_surfaces -fspv-target-env=vulkan1.1
// entry: ps_6_0 debug_view

#include "lights.hlsli"

PASS_SLOT(0) Texture2D<float4> gbuffer_albedo;
PASS_SLOT(1) Texture2D<float4> gbuffer_normal;
PASS_SLOT(2) Texture2D<float4> gbuffer_emissive;
PASS_SLOT(3) Texture2D<float> gbuffer_depth;
PASS_SLOT(4) Texture2DArray<float> cascade_maps;
PASS_SLOT(5) Texture2DArray<float> spot_maps;
PASS_SLOT(6) SamplerComparisonState shadow_sampler;
PASS_SLOT(7) StructuredBuffer<Light> lights;
PASS_SLOT(8) StructuredBuffer<uint> light_lists;
PASS_SLOT(9) StructuredBuffer<uint2> list_ranges;
PASS_SLOT(10) TextureCubeArray<float4> probes;
PASS_SLOT(11) Texture2D<float2> reflectance_table;
PASS_SLOT(12) Texture2D<float> occlusion_map;
PASS_SLOT(13) [[vk::image_format("rgba16f")]] RWTexture2D<float4> lit_out;

struct Probe
{
    float3 position;
    float radius;
    float3 box_low;
    float mips;
    float3 box_high;
    uint layer;
};

PASS_SLOT(14) cbuffer Lighting
{
    ShadowCascade shadow_cascades[CASCADE_COUNT];
    float4x4 spot_matrices[16];
    Probe light_probes[8];
    float4 sky_harmonics[9];
    uint probe_count;
    uint debug_mode;
};

GBufferTextures gbuffer()
{
    GBufferTextures result;
    result.albedo_occlusion = gbuffer_albedo;
    result.normal_surface = gbuffer_normal;
    result.emissive = gbuffer_emissive;
    result.depth = gbuffer_depth;
    return result;
}

ShadowMaps shadow_maps()
{
    ShadowMaps result;
    result.cascades = cascade_maps;
    result.spots = spot_maps;
    result.compare = shadow_sampler;
    return result;
}

float3 sky_irradiance(float3 n)
{
    float3 sum = sky_harmonics[0].rgb;
    sum += sky_harmonics[1].rgb * n.y + sky_harmonics[2].rgb * n.z + sky_harmonics[3].rgb * n.x;
    sum += sky_harmonics[4].rgb * (n.x * n.y) + sky_harmonics[5].rgb * (n.y * n.z);
    sum += sky_harmonics[6].rgb * (3.0 * n.z * n.z - 1.0) + sky_harmonics[7].rgb * (n.x * n.z);
    sum += sky_harmonics[8].rgb * (n.x * n.x - n.y * n.y);
    return max(sum, 0.0);
}

// Where the reflected ray leaves the probe's box, seen from its center.
float3 corrected_ray(Probe probe, float3 place, float3 ray)
{
    float3 first = (probe.box_high - place) / ray;
    float3 second = (probe.box_low - place) / ray;
    float3 furthest = max(first, second);
    float reach = min(furthest.x, min(furthest.y, furthest.z));
    return place + ray * reach - probe.position;
}

float3 mirrored(Surface surface, float3 place, float3 ray)
{
    float3 sum = float3(0.0, 0.0, 0.0);
    float weights = 0.0;
    for (uint i = 0; i < probe_count; ++i)
    {
        Probe probe = light_probes[i];
        float weight = saturate(1.0 - length(place - probe.position) / probe.radius);
        if (weight <= 0.0)
            continue;
        float3 towards = corrected_ray(probe, place, ray);
        float mip = surface.roughness * probe.mips;
        sum += weight * probes.SampleLevel(smooth_sampler, float4(towards, probe.layer), mip).rgb;
        weights += weight;
        if (weights >= 1.0)
            break;
    }
    return weights > 0.0 ? sum / weights : sky_irradiance(ray);
}

float spot_shadow(ShadowMaps maps, Light light, float3 place)
{
    if (light.shadow == NO_TEXTURE)
        return 1.0;
    float4 at = mul(spot_matrices[light.shadow & 15], float4(place, 1.0));
    float3 projected = at.xyz / at.w;
    float2 uv = projected.xy * float2(0.5, -0.5) + 0.5;
    return maps.spots.SampleCmpLevelZero(maps.compare, float3(uv, light.shadow), projected.z - 0.0005);
}

float3 local_lights(Surface surface, Lobe lobe, ShadowMaps maps, float3 place, float3 view, float2 uv, float depth)
{
    float3 sum = float3(0.0, 0.0, 0.0);
    uint cluster = cluster_of(uv, depth);
    uint2 range = list_ranges[cluster];
    uint end = range.x + range.y;
#if USE_WAVES
    // If a whole wave is in one cluster, its lights are read once.
    bool uniform_cluster = WaveActiveAllEqual(cluster);
    if (uniform_cluster)
    {
        range = WaveReadLaneFirst(range);
        end = WaveReadLaneFirst(end);
    }
#endif
    for (uint i = range.x; i < end; ++i)
    {
        Light light = lights[light_lists[i]];
        float3 to_light;
        float strength = light_at(light, place, to_light);
        if (strength <= 0.0)
            continue;
        strength *= spot_shadow(maps, light, place);
        sum += strength * light.color * reflected(surface, lobe, view, to_light);
    }
    return sum;
}

float3 ambient(Surface surface, Lobe lobe, float3 place, float3 view, float occlusion)
{
    float seen = saturate(dot(surface.normal, view));
    float2 reflectance = reflectance_table.SampleLevel(smooth_sampler, float2(seen, surface.roughness), 0.0);
    float3 specular = (lobe.f0 * reflectance.x + reflectance.y) * mirrored(surface, place, reflect(-view, surface.normal));
    float3 diffuse = lobe.diffuse * PI * sky_irradiance(surface.normal);
    float open = min(surface.occlusion, occlusion);
    float mirror_open = saturate(pow(seen + open, exp2(-16.0 * surface.roughness - 1.0)) - 1.0 + open);
    return diffuse * open + specular * mirror_open;
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void light_surfaces(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= target_size))
        return;
    GBufferTextures textures = gbuffer();
    float depth = textures.depth_at(id);
    if (depth >= 1.0)
    {
        lit_out[id] = float4(0.0, 0.0, 0.0, 0.0);
        return;
    }
    Surface surface = textures.read(id);
    float2 uv = (id + 0.5) / target_size;
    float3 place = camera.position(uv, depth);
    float3 view = normalize(camera.eye - place);
    float linear_depth = camera.linear_depth(depth);
    Lobe lobe = Lobe::of(surface);
    ShadowMaps maps = shadow_maps();

    float3 color = surface.emissive;
    float shadow = sun_shadow(maps, shadow_cascades, place, surface.normal, linear_depth, id);
    if (shadow > 0.0)
        color += shadow * sun.color * sun.intensity * reflected(surface, lobe, view, sun.direction);
    color += local_lights(surface, lobe, maps, place, view, uv, linear_depth);
    color += ambient(surface, lobe, place, view, occlusion_map[id]);
    lit_out[id] = float4(color, 1.0);
}

// Shows one of the buffers, as selected by the host.
float4 debug_view(float4 position : SV_Position) : SV_Target
{
    int2 pixel = int2(position.xy);
    Surface surface = gbuffer().read(pixel);
    switch (debug_mode)
    {
    case 0:
        return float4(surface.albedo, 1.0);
    case 1:
        return float4(surface.normal * 0.5 + 0.5, 1.0);
    case 2:
        return surface.roughness;
    case 3:
        return float4(surface.metalness, surface.occlusion, 0.0, 1.0);
    case 4:
    {
        float depth = camera.linear_depth(gbuffer().depth_at(pixel));
        uint count = list_ranges[cluster_of(position.xy / target_size, depth)].y;
        return lerp(float4(0.0, 0.0, 1.0, 1.0), float4(1.0, 0.0, 0.0, 1.0), saturate(count / 16.0));
    }
    default:
        discard;
    }
    return 0.0;
}
