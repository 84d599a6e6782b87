// texture 0: 4x4 float 0 .. 15
// sampler 1: linear clamp
// sampler 2: nearest wrap
// out 3: float 6 9 7.5 0 15 5 2.5 4 4 0
// tolerance: 1e-2
[[vk::binding(0)]] Texture2D<float> picture;
[[vk::binding(1)]] SamplerState smooth;
[[vk::binding(2)]] SamplerState sharp;
[[vk::binding(3)]] RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = picture.Load(int3(2, 1, 0));
    output[1] = picture[uint2(1, 2)];
    output[2] = picture.SampleLevel(smooth, float2(0.5, 0.5), 0);
    output[3] = picture.SampleLevel(smooth, float2(-1, -1), 0);
    output[4] = picture.SampleLevel(smooth, float2(2, 2), 0);
    output[5] = picture.SampleLevel(sharp, float2(1.375, -0.625), 0);
    output[6] = picture.SampleLevel(smooth, float2(0.25, 0.25), 0);
    uint width, height;
    picture.GetDimensions(width, height);
    output[7] = width;
    output[8] = height;
    output[9] = picture.Load(int3(-1, 0, 0));
}
