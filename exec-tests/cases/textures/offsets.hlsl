// texture 0: 4x4 float 0 .. 15
// sampler 1: linear clamp
// sampler 2: nearest wrap
// in 3: int 0 1 -2 3 -1
// out 4: float 5 5 6 6 0 0 4 4 0 0 10 10 9 10
// tolerance: 1e-2
// Offsets that are constants, and the same ones that only the running shader knows.
[[vk::binding(0)]] Texture2D<float> picture;
[[vk::binding(1)]] SamplerState smooth;
[[vk::binding(2)]] SamplerState sharp;
[[vk::binding(3)]] StructuredBuffer<int> steps;
[[vk::binding(4)]] RWStructuredBuffer<float> output;

float beside(int2 at, int2 step)
{
    return picture.Load(int3(at, 0), step);
}

[numthreads(1, 1, 1)]
void main()
{
    float2 at = float2(0.125, 0.125);
    output[0] = picture.SampleLevel(smooth, at, 0, int2(1, 1));
    output[1] = picture.SampleLevel(smooth, at, 0, int2(steps[1], steps[1]));
    output[2] = picture.SampleLevel(sharp, at, 0, int2(-2, 1));
    output[3] = picture.SampleLevel(sharp, at, 0, int2(steps[2], steps[1]));
    output[4] = picture.SampleLevel(smooth, at, 0, int2(-2, -1));
    output[5] = picture.SampleLevel(smooth, at, 0, int2(steps[2], steps[4]));
    output[6] = picture.SampleLevel(sharp, float2(0.625, 0.875), 0, int2(-2, -2));
    output[7] = picture.SampleLevel(sharp, float2(0.625, 0.875), 0, int2(steps[2], steps[2]));
    output[8] = picture.SampleLevel(sharp, at, 0, int2(0, 0));
    output[9] = picture.SampleLevel(sharp, at, 0, int2(steps[0], steps[0]));
    output[10] = picture.Load(int3(1, 1, 0), int2(1, 1));
    output[11] = beside(int2(1, 1), int2(1, 1));
    for (int i = 0; i < 2; ++i)
        output[12 + i] = beside(int2(steps[1], steps[1]), int2(i, 1));
}
