// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.2
Texture2D textures[][3];
ByteAddressBuffer buffers[4][2];

float4 main(nointerpolation uint a : A, nointerpolation int b : B) : SV_Target
{
    float4 sum = textures[a][b].Load(int3(0, 0, 0)) + textures[NonUniformResourceIndex(a)][1].Load(int3(1, 1, 0));
    return sum + asfloat(buffers[1][a & 1].Load(16));
}
