// args: -T ps_6_0 -E main -fspv-target-env=webgpu
// args: -T ps_6_0 -E main -fspv-target-env=wgpu
// Arrays of one-dimensional textures are arrays of two-dimensional ones.
Texture1DArray<float4> rows;
RWTexture1DArray<float> drawn;
SamplerState filter;

float4 main(float2 at : AT) : SV_Target
{
    uint width, layers;
    rows.GetDimensions(width, layers);
    drawn[uint2(width - 1, 1)] = 1;
    float4 sum = rows.Sample(filter, at, 3) + rows.SampleBias(filter, at, 1) + rows.SampleLevel(filter, at, 2);
    sum += rows.SampleGrad(filter, at, 0.25, at.x, -1) + rows.Load(int3(1, 2, 0), 1) + rows.mips[1][uint2(3, 0)];
    return sum + rows.CalculateLevelOfDetail(filter, at.x);
}
