// args: -T ps_6_6 -E main
// args: -T ps_6_7 -E main
Texture2D<uint2> ids;
Texture2D<int> depths;
Texture2D<bool> flags;
SamplerState plain;
SamplerComparisonState comparing;

float4 main(float2 at : AT) : SV_Target
{
    uint2 id = ids.Sample(plain, at);
    float share = depths.SampleCmpLevelZero(comparing, at, 0.5);
    bool flag = flags.SampleLevel(plain, at, 0);
    return float4(id, share, flag);
}
