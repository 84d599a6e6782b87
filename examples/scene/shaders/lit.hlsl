// Surfaces in the light of sun and sky.

#include "corner.hlsli"

Texture2D<float> shadow_map : register(t0, space2);
SamplerComparisonState shadow_sampler : register(s0, space2);

struct Passed {
    precise float4 position : SV_Position;
    float3 place : PLACE;
    float3 normal : NORMAL;
    float along : ALONG;
    nointerpolation float3 color : COLOR;
};

Passed lit_corner(Corner corner, uint object : OBJECT) {
    Object it = objects[object];
    Passed passed;
    passed.place = placed(corner, it);
    passed.position = mul(view_projection, float4(passed.place, 1));
    passed.normal = turned(corner.normal.xyz, it);
    passed.along = corner.place.w;
    passed.color = it.color;
    return passed;
}

/// How much of the sun reaches a place, from 0 to 1.
float sunlight(float3 place, float3 normal) {
    float4 at = mul(light_projection, float4(place + normal * 0.06, 1));
    float2 uv = at.xy * float2(0.5, -0.5) + 0.5;
    if (any(uv < 0) || any(uv > 1)) return 1;
    float2 size;
    shadow_map.GetDimensions(size.x, size.y);
    float sum = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            sum += shadow_map.SampleCmpLevelZero(shadow_sampler, uv + float2(x, y) / size, at.z);
    return sum / 9;
}

float4 lit_pixel(Passed it) : SV_Target {
    float3 normal = normalize(it.normal), view = normalize(eye - it.place);
    float facing = saturate(dot(normal, sun));
    float shine = pow(saturate(dot(normal, normalize(view + sun))), 60) * facing;
    float3 sky = lerp(float3(0.10, 0.09, 0.08), float3(0.20, 0.30, 0.48), normal.y * 0.5 + 0.5);
    float3 color = it.color * lerp(0.45, 1.0, smoothstep(0.0, 0.6, it.along));
    float3 light = sky + float3(2.6, 2.2, 1.6) * facing * sunlight(it.place, normal);
    float3 result = color * light + shine * 1.5;
    // The tips glow.
    result += it.color * 9 * smoothstep(0.9, 1.0, it.along) * (it.place.y > 0.5);
    float haze = 1 - exp(-0.0009 * dot(it.place - eye, it.place - eye));
    return float4(lerp(result, float3(0.55, 0.50, 0.52), haze), 1);
}
