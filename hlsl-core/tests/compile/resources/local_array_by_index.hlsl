// args: -T ps_6_0 -E main
Texture2D<float4> first;
Texture2D<float4> second;
SamplerState smooth;

float4 main(float2 uv : UV, nointerpolation uint which : WHICH) : SV_Target
{
    Texture2D<float4> both[2] = {first, second};
    both[0] = second;
    return both[which].Sample(smooth, uv);
}
