// A texture that is sampled with and without a comparison is bound twice.
// args: -T ps_6_0 -E main -fspv-target-env=wgpu
// args: -T ps_6_0 -E main -fspv-target-env=webgpu
Texture2D<float> shadow : register(t3);
SamplerState nearest;
SamplerComparisonState closer;

float4 main(float2 at : AT) : SV_Target
{
    float blocker = shadow.Sample(nearest, at) + shadow.GatherRed(nearest, at).x + shadow.Load(int3(0, 0, 0));
    return shadow.SampleCmp(closer, at, blocker);
}
