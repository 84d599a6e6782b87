// Tables of the atmosphere, the dome of the sky, clouds, and the sky as the camera sees it.
//
// entry: cs_6_0 fill_transmittance
// entry: cs_6_0 scatter_again
// entry: cs_6_0 fill_dome
// entry: cs_6_0 march_clouds
// entry: vs_6_0 sky_vertex
// entry: ps_6_0 sky_pixel

#include "clouds.hlsli"
#include "color.hlsli"

PASS_SLOT(0) Texture2D<float4> transmittance_table;
PASS_SLOT(1) Texture2D<float4> scatter_table;
PASS_SLOT(2) Texture2D<float4> dome;
PASS_SLOT(3) Texture2D<float4> clouds;
PASS_SLOT(4) [[vk::image_format("rgba16f")]] RWTexture2D<float4> table_out;

// The clouds are drawn twice: as the camera sees them, and all around for reflections.
struct CloudPass
{
    uint2 size;
    uint around;
};
[[vk::push_constant]] CloudPass cloud_pass;

AirTables air_tables()
{
    AirTables tables;
    tables.transmittance = transmittance_table;
    tables.scattered = scatter_table;
    tables.smooth = smooth_sampler;
    return tables;
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void fill_transmittance(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= TRANSMITTANCE_SIZE))
        return;
    float radius, cosine;
    from_transmittance_uv((id + 0.5) / TRANSMITTANCE_SIZE, radius, cosine);
    bool meets_ground;
    float length = path_length(radius, cosine, meets_ground);

    const int STEPS = 48;
    float3 depth = float3(0.0, 0.0, 0.0);
    for (int i = 0; i < STEPS; ++i)
    {
        float along = length * (i + 0.5) / STEPS;
        float height = sqrt(radius * radius + along * along + 2.0 * radius * along * cosine) - GROUND_RADIUS;
        depth += medium_at(max(height, 0.0)).extinction * (length / STEPS);
    }
    table_out[id] = float4(exp(-depth), 1.0);
}

// The light that reaches a place after at least two scatterings: rays all around, each with light scattered once, and
// the geometric series of the share that is scattered again.
[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void scatter_again(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= SCATTER_SIZE))
        return;
    float2 uv = id / (SCATTER_SIZE - 1.0);
    float cosine = uv.x * 2.0 - 1.0;
    float3 to_sun = float3(sqrt(saturate(1.0 - cosine * cosine)), cosine, 0.0);
    float3 from = float3(0.0, GROUND_RADIUS + max(uv.y, 0.002) * (AIR_RADIUS - GROUND_RADIUS), 0.0);
    AirTables tables = air_tables();

    const int DIRECTIONS = 40;
    const int STEPS = 16;
    float3 light = float3(0.0, 0.0, 0.0);
    float3 share = float3(0.0, 0.0, 0.0);
    for (int n = 0; n < DIRECTIONS; ++n)
    {
        float y = 1.0 - 2.0 * (n + 0.5) / DIRECTIONS;
        float2 around;
        sincos(n * GOLDEN_ANGLE, around.y, around.x);
        float3 ray = float3(around * sqrt(1.0 - y * y), y).xzy;
        bool meets_ground;
        float step = path_length(from.y, ray.y, meets_ground) / STEPS;
        float3 passed = float3(1.0, 1.0, 1.0);
        for (int i = 0; i < STEPS; ++i)
        {
            float3 at = from + ray * (i + 0.4) * step;
            float radius = max(length(at), GROUND_RADIUS + 0.001);
            Medium medium = medium_at(radius - GROUND_RADIUS);
            float3 once = exp(-medium.extinction * step);
            float3 scattered = medium.scattering() * (1.0 - once) / max(medium.extinction, 1e-7);
            light += passed * scattered * tables.sunlight(radius, dot(at, to_sun) / radius) / (4.0 * PI);
            share += passed * scattered;
            passed *= once;
        }
        if (meets_ground)
            light += passed * tables.sunlight(GROUND_RADIUS, cosine) * saturate(cosine) * (0.06 / PI);
    }
    light /= DIRECTIONS;
    share /= DIRECTIONS;
    table_out[id] = float4(light / (1.0 - min(share, 0.95)), 1.0);
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void fill_dome(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= DOME_SIZE))
        return;
    float3 ray = from_dome_uv((id + 0.5) / DOME_SIZE);
    // Below the horizon the dome holds what is just above it.
    ray = normalize(float3(ray.x, max(ray.y, 0.001), ray.z));
    float3 from = float3(0.0, GROUND_RADIUS + 0.012, 0.0);
    bool meets_ground;
    float length = path_length(from.y, ray.y, meets_ground);
    Scattering air = scatter_along(air_tables(), from, ray, length, sun.direction, 40);
    table_out[id] = float4(air.light * sun.intensity * sun.color, luminance(air.transmittance));
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void march_clouds(uint2 id : SV_DispatchThreadID)
{
    if (any(id >= cloud_pass.size))
        return;
    float2 uv = (id + 0.5) / cloud_pass.size;
    float3 ray = cloud_pass.around ? from_dome_uv(uv) : camera.ray(uv);
    AirTables tables = air_tables();
    float height = GROUND_RADIUS + 0.001 * 0.5 * (CLOUD_BASE + CLOUD_TOP);
    float3 sunlight = tables.sunlight(height, sun.direction.y) * sun.intensity * sun.color;
    float3 above = dome.SampleLevel(smooth_sampler, dome_uv(normalize(float3(-sun.direction.x, 1.2, -sun.direction.z))), 0.0).rgb;
    float3 behind = dome.SampleLevel(smooth_sampler, dome_uv(ray), 0.0).rgb;
    CloudSample found =
        march_through_clouds(camera.eye, ray, sunlight, above, behind, interleaved_noise(float2(id)));
    table_out[id] = float4(found.light, found.clear);
}

struct SkyPoint
{
    float4 position : SV_Position;
    float2 uv : TEXCOORD0;
};

// One triangle over the whole target, at the far plane.
SkyPoint sky_vertex(uint vertex : SV_VertexID)
{
    SkyPoint corner;
    corner.uv = float2((vertex << 1) & 2, vertex & 2);
    corner.position = float4(corner.uv * 2.0 - 1.0, 1.0, 1.0);
    return corner;
}

float4 sky_pixel(SkyPoint corner) : SV_Target
{
    float3 ray = camera.ray(corner.uv);
    float4 air = dome.SampleLevel(smooth_sampler, dome_uv(ray), 0.0);
    float3 color = air.rgb;
    float away = acos(clamp(dot(ray, sun.direction), -1.0, 1.0));
    float disc = smoothstep(sun.angular_size * 1.08, sun.angular_size * 0.94, away);
    float limb = sqrt(saturate(1.0 - square(away / sun.angular_size))) * 0.6 + 0.4;
    color += sun.color * sun.intensity * air_tables().sunlight(GROUND_RADIUS + 0.012, sun.direction.y) * disc * limb * 12.0;

    // The clouds have half the target's resolution; a small blur hides the jitter of their rays.
    uint width, height;
    clouds.GetDimensions(width, height);
    float2 texel = 1.0 / float2(width, height);
    float4 cloud = float4(0.0, 0.0, 0.0, 0.0);
    [unroll]
    for (int y = -1; y <= 1; ++y)
    {
        [unroll]
        for (int x = -1; x <= 1; ++x)
        {
            float weight = (2 - abs(x)) * (2 - abs(y)) / 16.0;
            cloud += weight * clouds.SampleLevel(smooth_sampler, corner.uv + float2(x, y) * texel, 0.0);
        }
    }
    return float4(color * cloud.a + cloud.rgb, 1.0);
}
