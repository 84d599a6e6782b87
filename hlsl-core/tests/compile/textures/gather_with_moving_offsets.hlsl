// args: -T ps_6_0 -E main
// Four gathers; the status is that of the first one whose texels are not all there.
Texture2D picture;
Texture2DArray<uint4> layers;
SamplerState smp;
SamplerComparisonState compare;
float4 main(float2 uv : UV, int2 o : O) : SV_Target
{
    uint status, other;
    float4 red = picture.GatherRed(smp, uv, o, o + 1, o + 2, o + 3, status);
    red += picture.GatherCmpRed(compare, uv, 0.5, o, o + 1, o + 2, o + 3, other);
    red *= CheckAccessFullyMapped(status) && CheckAccessFullyMapped(other);
    return red + layers.GatherAlpha(smp, float3(uv, 1), o, o + 1, o, o + 1);
}
