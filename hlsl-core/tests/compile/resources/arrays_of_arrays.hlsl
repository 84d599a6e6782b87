// Vulkan has no arrays of arrays of descriptors.
// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -fspv-flatten-resource-arrays
Texture2D textures[2][3];
StructuredBuffer<float4> buffers[2][2];
SamplerState samplers[4];

float4 read(Texture2D row[3], float2 at)
{
    return row[0].Sample(samplers[1], at) + row[2].Sample(samplers[3], at);
}

float4 main(float2 at : AT) : SV_Target
{
    return read(textures[1], at) + textures[0][1].Load(int3(0, 0, 0)) + buffers[1][0][2] + buffers[0][1][3];
}
