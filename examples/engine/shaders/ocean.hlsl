// Waves by Fourier transform: a random spectrum, its state at a time, the transform along rows and columns in group
// memory, and the sea as it is drawn.
//
// entry: cs_6_0 seed_spectrum
// entry: cs_6_0 advance_spectrum
// entry: cs_6_0 transform_rows
// entry: cs_6_0 transform_columns
// entry: cs_6_0 finish_waves
// entry: vs_6_0 ocean_vertex
// entry: ps_6_0 ocean_pixel
// entry: ps_6_0 ocean_pixel -D QUALITY=0

#include "ocean.hlsli"
#include "atmosphere.hlsli"
#include "color.hlsli"

struct Wind
{
    float2 direction;
    float speed;
    float fetch;
    float choppiness;
    float height;
    uint seed;
    float foam;
};
PASS_SLOT(0) ConstantBuffer<Wind> wind;

// Two complex numbers per element, one cascade after the other.
PASS_SLOT(1) RWStructuredBuffer<float4> spectrum;
PASS_SLOT(2) RWStructuredBuffer<float4> heights;
PASS_SLOT(3) RWStructuredBuffer<float4> slopes;
PASS_SLOT(4) [[vk::image_format("rgba16f")]] RWTexture2DArray<float4> displacement_out;
PASS_SLOT(5) [[vk::image_format("rgba16f")]] RWTexture2DArray<float4> slope_out;
PASS_SLOT(6) Texture2DArray<float4> displacement_map;
PASS_SLOT(7) Texture2DArray<float4> slope_map;
PASS_SLOT(8) Texture2D<float4> dome;
PASS_SLOT(9) Texture2D<float4> mirrored_clouds;
PASS_SLOT(10) Texture2D<float4> transmittance_table;

uint entry_index(uint2 id, uint cascade)
{
    return (cascade * WAVE_COUNT + id.y) * WAVE_COUNT + id.x;
}

// -------------------------------------------------------------------------------------------------------- spectrum

// JONSWAP over wave numbers, with cosine spreading around the wind.
float energy(float2 k)
{
    float number = length(k);
    if (number < 1e-4)
        return 0.0;
    float frequency = sqrt(GRAVITY * number);
    float peak = 22.0 * pow(GRAVITY * GRAVITY / (wind.speed * wind.fetch), 1.0 / 3.0);
    float alpha = 0.076 * pow(square(wind.speed) / (wind.fetch * GRAVITY), 0.22);
    float width = frequency <= peak ? 0.07 : 0.09;
    float sharp = exp(-square(frequency - peak) / (2.0 * square(width * peak)));
    float over_frequency = alpha * square(GRAVITY) * pow(frequency, -5.0) *
                           exp(-1.25 * pow(peak / frequency, 4.0)) * pow(3.3, sharp);

    float cosine = dot(k / number, wind.direction);
    float spread = (cosine > 0.0 ? square(cosine) : 0.12 * square(cosine)) * 2.0 / PI;
    float change = 0.5 * sqrt(GRAVITY / number); // of the frequency with the wave number
    return over_frequency * spread * change / number;
}

Complex amplitude(uint2 id, uint cascade)
{
    float2 k = wave_vector(id, cascade);
    float number = length(k);
    float longest = TWO_PI / LONGEST_WAVE[cascade];
    float shortest = TWO_PI / SHORTEST_WAVE[cascade];
    if (number < longest || number >= shortest)
        return Complex::make(0.0, 0.0);
    Random random = Random::seeded(id, wind.seed + 101 * cascade);
    float step = TWO_PI / TILE_LENGTH[cascade];
    float2 gauss = random.gaussian() * sqrt(energy(k) * 0.5) * step;
    return Complex::make(gauss.x, gauss.y).scaled(wind.height);
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void seed_spectrum(uint3 id : SV_DispatchThreadID)
{
    uint2 opposite = (WAVE_COUNT - id.xy) % WAVE_COUNT;
    Complex along = amplitude(id.xy, id.z);
    Complex against = amplitude(opposite, id.z).conjugate();
    spectrum[entry_index(id.xy, id.z)] = float4(along.parts, against.parts);
}

// a + i b, both of which the transform makes real: one transform does the work of two.
float2 paired(Complex a, Complex b)
{
    return float2(a.parts.x - b.parts.y, a.parts.y + b.parts.x);
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void advance_spectrum(uint3 id : SV_DispatchThreadID)
{
    uint index = entry_index(id.xy, id.z);
    float4 seeds = spectrum[index];
    float2 k = wave_vector(id.xy, id.z);
    float number = max(length(k), 1e-5);
    Complex turn = Complex::at_angle(sqrt(GRAVITY * number) * time);
    Complex h = Complex::make(seeds.x, seeds.y) * turn + Complex::make(seeds.z, seeds.w) * turn.conjugate();
    Complex ih = Complex::make(-h.parts.y, h.parts.x);

    float2 unit = k / number;
    Complex x = ih.scaled(-unit.x * wind.choppiness);
    Complex z = ih.scaled(-unit.y * wind.choppiness);
    Complex x_by_x = h.scaled(k.x * unit.x * wind.choppiness);
    Complex x_by_z = h.scaled(k.x * unit.y * wind.choppiness);
    Complex z_by_z = h.scaled(k.y * unit.y * wind.choppiness);
    heights[index] = float4(paired(x, z), paired(h, x_by_z));
    slopes[index] = float4(paired(ih.scaled(k.x), ih.scaled(k.y)), paired(x_by_x, z_by_z));
}

// ------------------------------------------------------------------------------------------------------- transform

groupshared float4 shuffled[2][WAVE_COUNT];

// One step of Stockham's transform, on two pairs of complex numbers at once.
float4 butterfly(uint step, uint thread, uint source)
{
    uint half_size = WAVE_COUNT / 2;
    uint block = 1u << step;
    uint at = (thread / (2 * block)) * block + (thread & (block - 1));
    Complex turn = Complex::at_angle(TWO_PI * float(thread & (2 * block - 1)) / float(2 * block));
    float4 even = shuffled[source][at];
    float4 odd = shuffled[source][at + half_size];
    Complex first = Complex::make(even.x, even.y) + turn * Complex::make(odd.x, odd.y);
    Complex second = Complex::make(even.z, even.w) + turn * Complex::make(odd.z, odd.w);
    return float4(first.parts, second.parts);
}

void transform(RWStructuredBuffer<float4> field, uint index, uint thread)
{
    shuffled[0][thread] = field[index];
    GroupMemoryBarrierWithGroupSync();
    uint source = 0;
    [unroll]
    for (uint step = 0; step < WAVE_BITS; ++step)
    {
        shuffled[1 - source][thread] = butterfly(step, thread, source);
        GroupMemoryBarrierWithGroupSync();
        source = 1 - source;
    }
    field[index] = shuffled[source][thread];
    GroupMemoryBarrierWithGroupSync();
}

[numthreads(WAVE_COUNT, 1, 1)]
void transform_rows(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint index = entry_index(uint2(thread, group.x), group.y);
    transform(heights, index, thread);
    transform(slopes, index, thread);
}

[numthreads(WAVE_COUNT, 1, 1)]
void transform_columns(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint index = entry_index(uint2(group.x, thread), group.y);
    transform(heights, index, thread);
    transform(slopes, index, thread);
}

[numthreads(GROUP_SIZE_2D, GROUP_SIZE_2D, 1)]
void finish_waves(uint3 id : SV_DispatchThreadID)
{
    uint index = entry_index(id.xy, id.z);
    float4 moved = heights[index];
    float4 bent = slopes[index];
    float squeezed = (1.0 + bent.z) * (1.0 + bent.w) - square(moved.w);
    displacement_out[id] = float4(moved.x, moved.z, moved.y, squeezed);
    slope_out[id] = bent;
}

// --------------------------------------------------------------------------------------------------------- drawing

#define MESH_ROWS 640
#define MESH_COLUMNS 480

struct SeaPoint
{
    float4 position : SV_Position;
    float3 place : PLACE;
    float2 rest : REST; // where the water is when it is still
};

SeaMaps sea_maps()
{
    SeaMaps maps;
    maps.displacement = displacement_map;
    maps.slope = slope_map;
    maps.repeat = repeat_sampler;
    return maps;
}

// A fan in front of the camera, one strip per row; rows grow with distance.
SeaPoint ocean_vertex(uint vertex : SV_VertexID, uint row : SV_InstanceID)
{
    float along = float(row + (vertex & 1)) / MESH_ROWS;
    float across = float(vertex >> 1) / MESH_COLUMNS * 2.0 - 1.0;
    float away = 3.0 * pow(12000.0, along);
    float2 ahead = normalize(camera.forward.xz);
    float2 aside = float2(ahead.y, -ahead.x) * length(camera.right) * 1.25;
    SeaPoint corner;
    corner.rest = camera.eye.xz + away * (ahead + across * aside);
    float footprint = away * 4.0 / float(target_size.x);
    float3 offset = sea_maps().offset(corner.rest, footprint * 2.0);
    offset *= smoothstep(9000.0, 1500.0, away);
    // The sea falls away behind the horizon.
    float drop = away * away / (2.0 * GROUND_RADIUS * 1000.0);
    corner.place = float3(corner.rest.x + offset.x, offset.y - drop, corner.rest.y + offset.z);
    corner.position = mul(camera.view_projection, float4(corner.place, 1.0));
    return corner;
}

float4 mirror(float3 ray, float roughness)
{
    float2 uv = dome_uv(ray);
    float3 color = dome.SampleLevel(smooth_sampler, uv, 0.0).rgb;
    float4 cloud = mirrored_clouds.SampleLevel(smooth_sampler, uv, 0.0);
    return float4(color * cloud.a + cloud.rgb, cloud.a);
}

float smith(float cosine, float alpha)
{
    float a2 = alpha * alpha;
    return 2.0 / (1.0 + sqrt(1.0 + a2 * (1.0 / max(square(cosine), 1e-4) - 1.0)));
}

float3 sun_glitter(float3 normal, float3 view, float alpha, float3 light)
{
    float3 half_way = normalize(view + sun.direction);
    float facing = saturate(dot(normal, half_way));
    float lit = saturate(dot(normal, sun.direction));
    float seen = saturate(dot(normal, view));
    float a2 = alpha * alpha;
    float lobe = a2 / (PI * square(square(facing) * (a2 - 1.0) + 1.0));
    float fresnel = 0.02 + 0.98 * pow(1.0 - saturate(dot(view, half_way)), 5.0);
    return light * lit * lobe * fresnel * smith(lit, alpha) * smith(seen, alpha) / max(4.0 * lit * seen, 0.02);
}

float4 ocean_pixel(SeaPoint corner) : SV_Target
{
    float3 way = camera.eye - corner.place;
    float away = length(way);
    float3 view = way / away;
    float footprint = away * 2.0 * length(camera.right) / float(target_size.x);
    // Pixels are long where the water is seen at a low angle.
    float stretch = clamp(1.0 / max(view.y, 0.02), 1.0, 14.0);
    footprint *= sqrt(stretch);

    // Waves too small to be seen make the surface rougher.
    float4 bent = float4(0.0, 0.0, 0.0, 0.0);
    float squeezed = 0.0;
    float lost = 0.0;
    SeaMaps maps = sea_maps();
    [unroll]
    for (uint i = 0; i < CASCADES; ++i)
    {
        float share = seen_share(footprint, i);
        float3 at = float3(tile_uv(corner.rest, i), i);
        bent += share * maps.slope.SampleLevel(maps.repeat, at, 0.0);
        squeezed += share * (1.0 - maps.displacement.SampleLevel(maps.repeat, at, 0.0).w);
        lost += (1.0 - share * share) * (i == 0 ? 0.004 : i == 1 ? 0.010 : 0.014);
    }
    float2 slope = bent.xy / max(1.0 + bent.zw, 0.25);
    float3 normal = normalize(float3(-slope.x, 1.0, -slope.y));
    // A face that cannot be seen is turned until it can.
    normal = normalize(normal + view * max(0.0, 0.02 - dot(normal, view)));
    float alpha = sqrt(0.0006 + lost);

    float cosine = saturate(dot(normal, view));
    float fresnel = 0.02 + 0.98 * pow(1.0 - cosine, 5.0) / (1.0 + 18.0 * alpha * alpha);
    float3 ray = reflect(-view, normal);
    // Rough water reflects what is higher up.
    ray.y = abs(ray.y) + 0.6 * alpha;
    ray = normalize(ray);
    float4 mirrored = mirror(ray, alpha);

    AirTables tables;
    tables.transmittance = transmittance_table;
    tables.scattered = transmittance_table;
    tables.smooth = smooth_sampler;
    float3 sunlight = tables.sunlight(GROUND_RADIUS + 0.012, sun.direction.y) * sun.intensity * sun.color;
    float4 towards_sun = mirrored_clouds.SampleLevel(smooth_sampler, dome_uv(sun.direction), 0.0);
    sunlight *= lerp(0.25, 1.0, towards_sun.a);

    // Light that went into a wave comes out at its thin crest.
    float crest = saturate(corner.place.y * 0.22 + 0.25);
    float through = pow(saturate(dot(view, -sun.direction) * 0.5 + 0.5), 3.0) * square(1.0 - cosine);
    float3 above = dome.SampleLevel(smooth_sampler, float2(0.5, 0.18), 0.0).rgb;
    float3 deep = float3(0.006, 0.030, 0.045) * (luminance(above) * 2.2 + 0.35 * luminance(sunlight) * saturate(sun.direction.y));
    float3 scattered = deep + float3(0.010, 0.046, 0.050) * sunlight * crest * (0.15 + 0.85 * through);

    float3 color = lerp(scattered, mirrored.rgb, fresnel);
    color += sun_glitter(normal, view, max(alpha, 0.035), sunlight);

#if QUALITY > 0
    float broken = smoothstep(0.62, 1.15, squeezed * wind.foam);
    float grain = noise(corner.rest * 3.1, 7) * 0.6 + noise(corner.rest * 11.0, 8) * 0.4;
    float foam = saturate(broken * (0.35 + grain) - 0.18);
    float3 white = 0.55 * (above * 1.3 + sunlight * (0.25 + saturate(dot(normal, sun.direction))) / PI);
    color = lerp(color, white, foam * 0.85);
#endif

    // Haze over the water, brighter towards the sun.
    float clear = exp(-fog_density * max(away - 60.0, 0.0));
    float3 horizon = mirror(normalize(float3(-view.x, 0.03, -view.z)), 0.0).rgb;
    return float4(lerp(horizon, color, clear), 1.0);
}
