// Lift, gamma and gain of a finished picture.
// entry: ps_6_0 grade

#include "../frame.hlsli"

cbuffer Grade : register(b0)
{
    float3 lift;
    float saturation;
    float3 gamma;
    float exposure;
    float3 gain;
};

Texture2D<float4> picture : register(t1);
SamplerState smooth : register(s2);

float4 grade(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target
{
    float3 color = picture.Sample(smooth, uv).rgb * exp2(exposure);
    color = pow(max(color * gain + lift * (1 - color), 0), 1 / gamma);
    return float4(lerp(luma(color).xxx, color, saturation), 1);
}
