// A two-pass blur that preserves edges in brightness.
// entry: cs_6_0 blur_rows
// entry: cs_6_0 blur_columns

#include "frame.hlsli"

struct Settings
{
    int radius;
    float edge;
};

[[vk::push_constant]]
ConstantBuffer<Settings> settings;

[[vk::binding(0)]] Texture2D<float4> before;
[[vk::binding(1)]] RWTexture2D<float4> after;

float4 blur(int2 pixel, int2 step)
{
    float4 center = before[pixel];
    float4 sum = center;
    float weight = 1;
    for (int i = -settings.radius; i <= settings.radius; ++i)
    {
        if (i == 0)
            continue;
        float4 other = before.Load(int3(pixel + i * step, 0));
        float near = exp2(-settings.edge * abs(luma(other.rgb) - luma(center.rgb)));
        sum += other * near;
        weight += near;
    }
    return sum / weight;
}

[numthreads(64, 1, 1)]
void blur_rows(uint3 id : SV_DispatchThreadID)
{
    after[id.xy] = blur(id.xy, int2(1, 0));
}

[numthreads(1, 64, 1)]
void blur_columns(uint3 id : SV_DispatchThreadID)
{
    after[id.xy] = blur(id.xy, int2(0, 1));
}
