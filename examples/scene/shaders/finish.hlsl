// The picture: scene and glow, as a camera would show them.

#include "post.hlsli"

Texture2D<float4> glowing : register(t1, space2);

float4 finish_pixel(Screen it) : SV_Target {
    float3 color = scene.SampleLevel(smooth, it.uv, 0).rgb;
    color += post.glow * glowing.SampleLevel(smooth, it.uv, 0).rgb;
    color *= post.exposure;
    color = color * (2.51 * color + 0.03) / (color * (2.43 * color + 0.59) + 0.14);
    color *= 1 - 0.35 * dot(it.uv - 0.5, it.uv - 0.5);
    return float4(pow(saturate(color), 1 / 2.2), 1);
}
