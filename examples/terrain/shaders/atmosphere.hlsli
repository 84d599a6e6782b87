// The sky, how the air changes what lies behind it, and the light of the sun and the lamps.

#ifndef ATMOSPHERE_HLSLI
#define ATMOSPHERE_HLSLI

#include "common.hlsli"

// The sky without clouds and without the disc of the sun.
float3 clear_sky(float3 ray)
{
    float height = saturate(ray.y);
    float towards = saturate(dot(ray, sun.direction));
    float3 zenith = float3(0.050, 0.115, 0.30);
    float3 horizon = float3(0.46, 0.44, 0.50);
    float3 dusk = float3(1.00, 0.55, 0.24);

    float3 color = lerp(horizon, zenith, pow(height, 0.52));
    float low = exp2(-height * 9.0);
    color = lerp(color, dusk, low * (0.18 + 0.72 * pow(towards, 3.0)));
    color += sun.color * (0.30 * pow(towards, 24.0) + 0.10 * pow(towards, 5.0));
    return color;
}

float3 clouds(float3 ray, float3 behind)
{
    if (ray.y < 0.015)
        return behind;

    // Two flat layers; wind stretches the upper one.
    float3 color = behind;
    float fade = smoothstep(0.015, 0.20, ray.y);
    float2 at = ray.xz / (ray.y + 0.06);
    float towards = saturate(dot(ray, sun.direction));

    for (int deck = 1; deck >= 0; --deck)
    {
        float2 place = deck == 0 ? at * 1.3 + time * 0.01 : at * float2(0.45, 1.5) + 31.7;
        float body = fractal(place, 6, 40 + 16 * deck);
        float lit = fractal(place + sun.direction.xz * 0.22, 4, 40 + 16 * deck);
        float cover = smoothstep(0.02, 0.46, body + 0.10 - 0.10 * deck) * (deck == 0 ? 0.85 : 0.45);
        float edge = saturate(0.55 + 1.4 * (body - lit));
        float3 light = lerp(float3(0.20, 0.20, 0.27), sun.color * 0.95, edge);
        light += sun.color * pow(towards, 8.0) * 0.7 * (1.0 - cover);
        color = lerp(color, light, cover * fade);
    }
    return color;
}

float3 sky(float3 ray)
{
    float3 color = clouds(ray, clear_sky(ray));
    float disc = smoothstep(cos(sun.angular_size * 1.3), cos(sun.angular_size), dot(ray, sun.direction));
    return color + sun.color * sun.intensity * 2.0 * disc;
}

// The share of light that the air in between lets through. Its density falls off exponentially with height, so the
// integral along a straight ray has a closed form.
float clear_air(float3 from, float3 ray, float distance)
{
    float reach = max(distance - fog.begin, 0.0);
    float climb = ray.y * fog.falloff;
    float thickness = exp2(-(from.y - fog.base_height) * fog.falloff);
    float integral = abs(climb * reach) < 0.001 ? reach : (1.0 - exp2(-climb * reach)) / (climb * LN_2);
    return exp2(-fog.density * max(thickness * integral, 0.0));
}

float3 through_air(float3 color, float3 from, float3 to)
{
    float3 way = to - from;
    float distance = length(way);
    float3 ray = way / max(distance, 0.001);
    float towards = saturate(dot(ray, sun.direction));
    float3 air = lerp(fog.color, sun.color, fog.sun_glow * pow(towards, 4.0));
    return lerp(air, color, clear_air(from, ray, distance));
}

// The light a lamp sends to a place: the inverse square, windowed so that it ends at the range.
float3 lamp_light(Lamp lamp, float3 place, out float3 direction)
{
    float3 way = lamp.position - place;
    float square = max(dot(way, way), 1.0);
    direction = way * rsqrt(square);
    float window = saturate(1.0 - square * square / pow(lamp.range, 4.0));
    return lamp.color * (window * window / square);
}

void add_highlight(inout float3 color, float3 normal, float3 view, float3 light, float3 radiance, float gloss)
{
    float3 half_way = normalize(view + light);
    float power = exp2(2.0 + 9.0 * gloss);
    float fresnel = 0.04 + 0.96 * pow(1.0 - saturate(dot(view, half_way)), 5.0);
    float lobe = (power + 2.0) / (2.0 * PI) * pow(saturate(dot(normal, half_way)), power);
    color += radiance * fresnel * lobe * saturate(dot(normal, light));
}

#endif
