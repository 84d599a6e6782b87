// Turns the drawn light into the bytes of the picture: averages the samples, adds bloom, maps tones.
//
// entry: cs_6_0 finish

#include "common.hlsli"

[[vk::binding(0, 1)]]
Texture2D<float4> drawn;
[[vk::binding(1, 1)]]
RWStructuredBuffer<uint> pixels_out;

float3 sample_box(int2 pixel)
{
    int2 corner = clamp(pixel, 0, int2(target_size / samples) - 1) * int(samples);
    float3 sum = 0.0;
    for (uint y = 0; y < samples; ++y)
    {
        for (uint x = 0; x < samples; ++x)
        {
            // Weighting by brightness keeps a single bright sample from making a jagged edge.
            float3 color = drawn[corner + int2(x, y)].rgb;
            sum += color / (1.0 + max(color.r, max(color.g, color.b)));
        }
    }
    float3 mean = sum / (samples * samples);
    return mean / max(1.0 - max(mean.r, max(mean.g, mean.b)), 0.001);
}

float3 bloom(int2 pixel)
{
    float3 sum = 0.0;
    float reach = 1.5;
    for (int ring = 0; ring < 3; ++ring)
    {
        for (int i = 0; i < 6; ++i)
        {
            float2 direction;
            sincos((i + 0.5 * ring) * PI / 3.0, direction.y, direction.x);
            int2 at = clamp(pixel + int2(round(direction * reach)), 0, int2(target_size / samples) - 1);
            sum += max(drawn[at * int(samples)].rgb - 1.1, 0.0);
        }
        reach *= 2.2;
    }
    return min(sum / 18.0, 1.0);
}

// A curve with a toe and a shoulder, fitted by eye.
float3 tone(float3 x)
{
    x = max(x, 0.0);
    return saturate((x * (1.9 * x + 0.06)) / (x * (1.75 * x + 0.62) + 0.14));
}

float to_srgb(float x)
{
    return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1.0 / 2.4) - 0.055;
}

[numthreads(8, 8, 1)]
void finish(uint3 id : SV_DispatchThreadID)
{
    uint2 size = target_size / samples;
    if (any(id.xy >= size))
        return;

    int2 pixel = int2(id.xy);
    float3 color = sample_box(pixel) + 0.5 * bloom(pixel);
    float2 off_center = (id.xy + 0.5) / size - 0.5;
    color = tone(color * exposure) * (1.0 - 0.55 * dot(off_center, off_center));

    float3 coded = float3(to_srgb(color.r), to_srgb(color.g), to_srgb(color.b));
    // Half a step of noise hides the bands of 8 bits.
    coded += (random(pixel, 77) - 0.5) / 255.0;
    uint3 bytes = uint3(round(saturate(coded) * 255.0));
    pixels_out[id.y * size.x + id.x] = bytes.r | bytes.g << 8 | bytes.b << 16 | 0xff000000u;
}
