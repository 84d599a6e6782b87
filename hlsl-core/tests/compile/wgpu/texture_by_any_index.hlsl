// Naga finds out by itself which indices differ between invocations.
// args: -T ps_6_0 -E main -fspv-target-env=wgpu
Texture2D<float4> layers[4];
SamplerState filter;

float4 main(float2 at : AT, nointerpolation uint which : WHICH) : SV_Target
{
    return layers[NonUniformResourceIndex(which & 3)].Sample(filter, at);
}
