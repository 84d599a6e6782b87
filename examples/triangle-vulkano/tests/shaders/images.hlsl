Texture2D<float4> flat;
Texture2DArray<float4> layers;
TextureCube<float4> sky;
Texture3D<float4> fog;
SamplerState smooth;
SamplerComparisonState compared;
Texture2D<float> shadow;
[[vk::image_format("rgba8")]] RWTexture2D<float4> drawn;
[numthreads(1, 1, 1)] void main()
{
    float4 sum = flat.SampleLevel(smooth, 0.5, 0) + layers.SampleLevel(smooth, 0.5, 0);
    sum += sky.SampleLevel(smooth, float3(0, 1, 0), 0) + fog.SampleLevel(smooth, 0.5, 0);
    drawn[uint2(0, 0)] = sum + shadow.SampleCmpLevelZero(compared, 0.5, 0.5);
}
