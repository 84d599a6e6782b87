#include "camera.hlsli"

Corner main(float3 at : POSITION, float2 uv : TEXCOORD0) {
    Corner corner;
    corner.place = mul(camera.world_to_clip, float4(at, 1));
    corner.uv = uv;
    return corner;
}
