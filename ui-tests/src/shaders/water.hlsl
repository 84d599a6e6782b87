#include "camera.hlsli"

Corner waves(float3 at : POSITION) {
    Corner corner;
    corner.place = mul(camera.world_to_clip, float4(at.x, sin(at.x), at.z, 1));
    corner.uv = at.xz;
    return corner;
}

float4 surface(Corner corner) : SV_Target {
    return float4(0, 0.3, 0.5, length(camera.eye));
}
