// args: -T ps_6_0 -E main
Texture2DArray<float4> layers;
Texture2D<float> depth;
SamplerState filter;
SamplerComparisonState compare;

float4 main(float3 uv : UV) : SV_Target
{
    float4 color = layers.Sample(filter, uv) * depth.SampleCmp(compare, uv.xy, uv.z);
    return color + layers.Load(int4(1, 2, 3, 0)) + layers.SampleBias(filter, uv, 1, int2(1, 0)) + ddx(uv.x);
}
