// What both passes after the scene read.

#include "screen.hlsli"

Texture2D<float4> scene : register(t0, space3);
SamplerState smooth : register(s0, space3);

struct Post {
    /// The size of a pixel of the scene.
    float2 texel;
    float exposure;
    float glow;
};

[[vk::push_constant]] Post post;
