// args: -T ps_6_6 -E main -fspv-target-env=wgpu -enable-16bit-types
// args: -T ps_6_6 -E main -fspv-target-env=webgpu -enable-16bit-types
Texture2D<float4> image;
Texture2DArray<float> depth;
Texture2D<float4> several[2];
SamplerState filter;
SamplerComparisonState compare;
RWStructuredBuffer<double> wide;
RWStructuredBuffer<int16_t> narrow;
[[vk::constant_id(0)]] const uint count = 2;

float4 main(float2 at : AT, nointerpolation int which : WHICH, float clamp : CLAMP) : SV_Target
{
    float4 sum = depth.SampleCmp(compare, float3(at, 0), 0.5, int2(0, 0), clamp);
    sum += depth.Sample(filter, float3(at, 0)).x + depth.SampleCmp(compare, float3(at, 0), 0.5);
    uint width, height, layers;
    depth.GetDimensions(width, height, layers);
    float values[count * 2];
    for (uint i = 0; i < count * 2; i++)
        values[i] = at.x * i;
    sum += values[which] + layers;
    sum += EvaluateAttributeCentroid(at).x;
    wide[0] += narrow[1];
    sum += several[1].Load(int3(at, 0)) + IsHelperLane();
    return sum;
}
