#include "bevy.hlsli"
#include "rings.hlsli"

[[vk::binding(0, MATERIAL_GROUP)]] cbuffer Flower
{
    float4 color;
    float petals;
    float depth;
};
[[vk::binding(1, MATERIAL_GROUP)]] Texture2D<float4> pattern;
[[vk::binding(2, MATERIAL_GROUP)]] SamplerState pattern_sampler;

// A ring around the origin becomes a flower.
[shader("vertex")]
Varying vertex(Corner corner)
{
    float angle = atan2(corner.position.y, corner.position.x);
    corner.position.xy *= 1 + depth * cos(petals * angle);
    return placed(corner);
}

// In a ring's `uv`, the first goes outwards and the second around.
[shader("pixel")]
float4 fragment(Varying input) : SV_Target
{
    float4 result = color * pattern.Sample(pattern_sampler, input.uv * float2(1, 4));
#ifdef RINGS
    result.rgb *= rings(input.uv.x);
#endif
    return float4(result.rgb, 1);
}
