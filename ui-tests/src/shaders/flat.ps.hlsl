#ifndef GLOW
#define GLOW 1
#endif
Texture2D map;
SamplerState nearest;
#include "camera.hlsli"

[[vk::constant_id(3)]] const float fade = 0.5;

float4 main(Corner corner) : SV_Target {
    return map.Sample(nearest, corner.uv) * fade * length(camera.eye);
}

float4 glow(Corner corner) : SV_Target {
    return GLOW * corner.uv.xyxy;
}
