// args: -T cs_6_8 -E main -fspv-target-env=webgpu
Texture2D<float> depth;
Texture2D<uint> counts;
SamplerState filter;
SamplerComparisonState compare;
RWStructuredBuffer<float> results;

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float2 at = id / 4.0;
    results[0] = depth.SampleCmp(compare, at, 0.5);
    results[1] = depth.SampleCmpLevel(compare, at, 0.5, 2);
    results[2] = counts.SampleLevel(filter, at, 0);
    results[3] = depth.SampleCmpLevelZero(compare, at, 0.5);
}
