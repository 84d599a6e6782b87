struct Material { float4 color; };
ConstantBuffer<Material> materials[2] : register(b0);
Texture2D<float4> pictures[3] : register(t10);
SamplerState samplers[2] : register(s20);
RWStructuredBuffer<float4> sums[2] : register(u30);
[numthreads(1, 1, 1)] void main()
{
    sums[1][0] = materials[1].color + pictures[2].SampleLevel(samplers[1], 0.5, 0);
    sums[0][0] = materials[0].color + pictures[0].SampleLevel(samplers[0], 0.5, 0);
}
