// args: -T ps_6_0 -E main -fspv-target-env=webgpu
Texture2D<float> depth;
SamplerState filter;
SamplerComparisonState compare;

float4 main(float2 at : AT) : SV_Target
{
    return depth.Sample(filter, at) + depth.SampleCmp(compare, at, 0.5);
}
