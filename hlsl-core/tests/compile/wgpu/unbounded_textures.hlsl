// Without a length there is one all the same, where each element has a binding of its own; samples that need neighbors
// come before the branch.
// args: -T ps_6_6 -E main -fspv-target-env=webgpu -fwgpu-unsized-array-length 2
Texture2D<float4> any_texture[] : register(t0);
SamplerState filter : register(s0);

float4 main(nointerpolation uint which : WHICH, float2 at : AT) : SV_Target
{
    return any_texture[which].Sample(filter, at);
}
