// args: -T ps_6_0 -E main -fspv-target-env=wgpu
Texture2D<float> depth[2];
SamplerState filter;
SamplerComparisonState compare;

float4 main(float2 at : AT, nointerpolation uint i : I) : SV_Target
{
    return depth[i].Sample(filter, at) + depth[i].SampleCmp(compare, at, 0.5);
}
