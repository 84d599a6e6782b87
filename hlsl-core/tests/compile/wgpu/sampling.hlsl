// args: -T ps_6_7 -E main -fspv-target-env=webgpu
Texture2D<float4> image;
Texture2DArray<float4> layers;
TextureCube<float4> sky;
Texture2D<float> depth;
SamplerState filter;
SamplerComparisonState compare;

float4 main(float3 at : AT, nointerpolation int2 by : BY, nointerpolation float least : LEAST) : SV_Target
{
    float4 sum = image.Load(int3(at), int2(1, -1)) + layers.Load(int4(at, 0), int2(9, 3));
    sum += image.Gather(filter, at.xy, by) + image.GatherRed(filter, at.xy, int2(0, 1), int2(2, 3), by, -by);
    sum += depth.GatherCmp(compare, at.xy, 0.5, by);
    sum += image.SampleLevel(filter, at.xy, 0, int2(3, -8));
    sum += image.Sample(filter, at.xy, int2(0, 0), least) + sky.Sample(filter, at, least);
    sum += layers.SampleBias(filter, at, 0.5, int2(1, 0), least) + image.Sample(filter, at.xy, int2(0, 0), 0.0);
    sum += image.SampleGrad(filter, at.xy, at.yz, at.zx, int2(1, 1), least);
    uint status;
    sum += image.SampleLevel(filter, at.xy, 1, int2(0, 0), status) + CheckAccessFullyMapped(status);
    sum += image.CalculateLevelOfDetail(filter, at.xy) + sky.CalculateLevelOfDetailUnclamped(filter, at);
    return sum;
}
