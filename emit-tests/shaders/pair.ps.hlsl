// entry: ps_6_0 drawn
#include "pair.hlsli"

Texture2DArray<float4> layers;
SamplerState smooth;

float4 drawn(Surface surface) : SV_Target {
    return layers.Sample(smooth, float3(surface.uv, surface.layer)) * view.exposure;
}
