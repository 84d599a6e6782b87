// args: -T ps_6_0 -E main
Texture2D<float4> left;
Texture2D<float4> right;
SamplerState smooth;

float4 main(float2 uv : UV) : SV_Target
{
    float4 sum = 0.0;
    [unroll]
    for (int i = 0; i < 4; ++i)
    {
        Texture2D<float4> side = left;
        if (i & 1)
            side = right;
        sum += side.Sample(smooth, uv * i);
    }
    return sum;
}
