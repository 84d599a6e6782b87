// entry: vs_6_0 seen
#include "pair.hlsli"

StructuredBuffer<float4> offsets;

Surface seen(float3 position : POSITION, float2 uv : UV, uint layer : LAYER, uint instance : SV_InstanceID) {
    Surface surface;
    surface.clip = mul(view.clip, float4(position + offsets[instance].xyz, 1));
    surface.uv = uv;
    surface.layer = layer;
    return surface;
}
