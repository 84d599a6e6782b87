// Lanes that do not take part, derivatives where quads part, and ways that lead nowhere.
// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3
Texture2D<float4> image;
SamplerState filter;

float4 chosen(uint number)
{
    switch (number)
    {
    case 0: return 1;
    case 1: return 2;
    }
    return 0;
}

float4 main(float2 at : AT, nointerpolation uint lane : LANE) : SV_Target
{
    float4 color = chosen(lane);
    if (at.x > 0.5)
    {
        color += image.Sample(filter, at) + ddx(at.y);
        color += WaveReadLaneAt(at.x, lane) + WaveReadLaneFirst(at.y) + WavePrefixSum(at.x) + QuadReadLaneAt(at.y, 2);
    }
    while (color.w > 1)
        color.w -= at.y;
    return color;
}
