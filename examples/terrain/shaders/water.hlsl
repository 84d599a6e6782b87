// Draws the lake over the ground: waves, a ray-marched reflection of the land, and light absorbed by the water.
//
// entry: vs_6_0 water_vertex
// entry: ps_6_0 water_pixel

#include "scene.hlsli"

struct WaterVaryings
{
    float4 clip : SV_Position;
    float3 place : PLACE;
};

WaterVaryings water_vertex(uint vertex : SV_VertexID)
{
    float2 corner = float2(vertex & 1, vertex >> 1) * 2.0 - 1.0;
    WaterVaryings output;
    output.place = float3(corner.x * extent, water_level, corner.y * extent);
    output.clip = mul(view_projection, float4(output.place, 1.0));
    return output;
}

// Waves of three lengths; the short ones fade with distance, where they would only glitter.
float3 wave_normal(float2 place, float distance)
{
    float2 slope = 0.0;
    float amplitude = water_roughness;
    float scale = 0.045;
    float2 drift = time * float2(0.35, 0.20);
    for (uint i = 0; i < 4; ++i)
    {
        float fade = exp2(-distance * scale * 0.012);
        slope += noise(place * scale * float2(1.0, 1.7) + drift, 200 + i).yz * amplitude * fade;
        scale *= 2.3;
        amplitude *= 0.8;
    }
    return normalize(float3(-slope.x, 1.0, -slope.y));
}

// Follows the reflected ray over the height map.
float3 mirrored(float3 from, float3 ray)
{
    float3 color = sky(ray);
    float reach = 6.0;
    [loop]
    for (int i = 0; i < 72; ++i)
    {
        float3 at = from + ray * reach;
        if (at.y > relief * 1.5 || any(abs(at.xz) > extent))
            break;
        float clearance = at.y - ground_height(at.xz);
        if (clearance < 0.0)
        {
            Place found = look_up(at.xz);
            // The trees are too small for ray marching; from afar they darken the ground.
            float4 material = ground_material(at, found.normal);
            float woods = (1.0 - smoothstep(0.55 * tree_line, tree_line, at.y)) * (1.0 - smoothstep(0.6, 0.9, length(found.normal.xz)));
            float3 albedo = lerp(material.rgb, float3(0.05, 0.08, 0.03), 0.6 * woods);
            color = albedo * diffuse_light(at, found.normal, found.openness, found.sunlight);
            color = through_air(color, from, at);
            break;
        }
        reach += max(0.45 * clearance, 2.0 + 0.012 * reach);
    }
    return color;
}

float4 water_pixel(WaterVaryings input) : SV_Target
{
    float3 place = input.place;
    float3 way = eye - place;
    float distance = length(way);
    float3 view = way / distance;
    float3 normal = wave_normal(place.xz, distance);

    float depth = max(water_level - ground_height(place.xz), 0.0);
    float fresnel = 0.02 + 0.98 * pow(1.0 - saturate(dot(view, normal)), 5.0);

    float3 ray = reflect(-view, normal);
    ray.y = max(ray.y, 0.01);
    float3 color = mirrored(place, normalize(ray)) * fresnel;

    // Light scattered back by the water itself, more of it where the water is deeper.
    Place found = look_up(place.xz);
    float swallowed = 1.0 - exp2(-depth * 0.22 / max(view.y, 0.15));
    float3 body = lerp(float3(0.05, 0.13, 0.12), float3(0.008, 0.032, 0.048), saturate(depth / 40.0));
    float3 daylight = sun.color * sun.intensity * sun.direction.y * found.sunlight + sky_light;
    color += body * daylight * swallowed * (1.0 - fresnel);

    add_highlight(color, normal, view, sun.direction, sun.color * sun.intensity * found.sunlight, 0.72);
    for (uint i = 0; i < lamp_count; ++i)
    {
        float3 direction;
        float3 radiance = lamp_light(lamps[i], place, direction);
        add_highlight(color, normal, view, direction, radiance * 1.5, 0.50);
        color += body * radiance * saturate(direction.y) * 2.0;
    }

    // A little foam where the lake touches land.
    float foam = (1.0 - smoothstep(0.0, 1.2, depth)) * smoothstep(0.1, 0.5, noise(place.xz * 0.6 + time, 230).x + 0.3);
    color += foam * 0.15 * daylight;

    float cover = saturate(fresnel + swallowed * (1.0 - fresnel) + foam * 0.3);
    float clear = clear_air(eye, -view, distance);
    float3 seen = through_air(color / max(cover, 0.001), eye, place);
    // Where the air hides the water, it hides what lies below it too.
    return float4(seen, lerp(1.0, cover, clear));
}
