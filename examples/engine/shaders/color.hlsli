// Color: brightness, color spaces, and the curve from light to screen.

#ifndef COLOR_HLSLI
#define COLOR_HLSLI

#include "math.hlsli"

float luminance(float3 color)
{
    return dot(color, float3(0.2126, 0.7152, 0.0722));
}

float3 to_screen(float3 color)
{
    color = saturate(color);
    return select(color <= 0.0031308, 12.92 * color, 1.055 * pow(color, 1.0 / 2.4) - 0.055);
}

float3 to_ycocg(float3 color)
{
    return float3(dot(color, float3(0.25, 0.5, 0.25)), dot(color, float3(0.5, 0.0, -0.5)),
                  dot(color, float3(-0.25, 0.5, -0.25)));
}

float3 from_ycocg(float3 color)
{
    float t = color.x - color.z;
    return float3(t + color.y, color.x + color.z, t - color.y);
}

// Less weight for bright pixels, so that single ones do not flicker.
float3 compress(float3 color)
{
    return color / (1.0 + luminance(color));
}

float3 expand(float3 color)
{
    return color / max(1.0 - luminance(color), 1e-4);
}

// A filmic curve: linear in the shadows, with a shoulder that reaches white at 11 times middle gray. Colors lose
// saturation as they approach white.
float3 film(float3 color)
{
    float peak = max(color.r, max(color.g, color.b));
    float3 ratio = color / max(peak, 1e-5);
    float shown = peak * (peak * 2.51 + 0.03) / (peak * (peak * 2.43 + 0.59) + 0.14);
    float white = smoothstep(0.7, 1.6, shown * 1.2);
    float3 curve = color * (color * 2.51 + 0.03) / (color * (color * 2.43 + 0.59) + 0.14);
    return saturate(lerp(curve, lerp(ratio * shown, float3(1.0, 1.0, 1.0), white), 0.35));
}

#endif
