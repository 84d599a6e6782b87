// args: -T ps_6_6 -E main -fspv-target-env=wgpu -enable-16bit-types
// args: -T ps_6_6 -E main -fspv-target-env=webgpu -enable-16bit-types
Texture2D<float4> image;
Texture2D<float> depth;
Texture2D<float4> several[2];
SamplerState filter;
SamplerComparisonState compare;
RWStructuredBuffer<double> wide;
RWStructuredBuffer<int16_t> narrow;
[[vk::constant_id(0)]] const uint count = 2;

float4 main(float2 at : AT, nointerpolation int which : WHICH) : SV_Target
{
    float4 sum = image.Sample(filter, at, int2(0, 0), 0.5);
    sum += image.Load(int3(at, 0), int2(1, 0));
    sum += image.Gather(filter, at, int2(which, 0));
    sum += depth.Sample(filter, at).x + depth.SampleCmp(compare, at, 0.5);
    float values[count * 2];
    for (uint i = 0; i < count * 2; i++)
        values[i] = at.x * i;
    sum += values[which] + WaveIsFirstLane() + WaveActiveCountBits(at.x > 0);
    sum += EvaluateAttributeCentroid(at).x;
    wide[0] += narrow[1];
    sum += several[1].Load(int3(at, 0)) + IsHelperLane();
    switch (which)
    {
    case 0: sum *= 2;
    case 1: sum += 1; break;
    default: break;
    }
    return sum;
}
