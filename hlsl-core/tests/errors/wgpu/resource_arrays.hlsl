// args: -T ps_6_6 -E main -fspv-target-env=wgpu
// args: -T ps_6_6 -E main -fspv-target-env=webgpu
StructuredBuffer<float4> many[65];

float4 main(nointerpolation uint which : WHICH) : SV_Target
{
    return many[which][0] + many[64][1];
}
