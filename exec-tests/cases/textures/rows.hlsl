// texture 0: 8[3] float 0 .. 23
// image 1: 4[2] float 0*8
// sampler 2: linear clamp
// sampler 3: nearest wrap
// out 4: float 13 20 3.5 18 8 11.5 2 17 1 13 7 9 5
// out 1: float 0 0 9 0 0 5 0 0
// tolerance: 1e-2
// Arrays of one-dimensional textures: what is read, sampled, and written.
[[vk::binding(0)]] Texture1DArray<float> rows;
[[vk::binding(1)]] RWTexture1DArray<float> written;
[[vk::binding(2)]] SamplerState smooth;
[[vk::binding(3)]] SamplerState sharp;
[[vk::binding(4)]] RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = rows.Load(int3(5, 1, 0));
    output[1] = rows[uint2(4, 2)];
    output[2] = rows.SampleLevel(smooth, float2(0.5, 0), 0);
    output[3] = rows.SampleLevel(sharp, float2(1.3, 2), 0);
    output[4] = rows.SampleLevel(smooth, float2(-1, 1), 0);
    output[5] = rows.SampleGrad(smooth, float2(0.5, 1), 0.1, 0.01);
    output[6] = rows.Load(int3(3, 0, 0), -1);
    output[7] = rows.SampleLevel(sharp, float2(0.2, 2), 0, -8);
    output[8] = rows.SampleLevel(sharp, float2(0.05, 0), 0, 1);
    output[9] = rows.mips[0][uint2(5, 1)];
    output[10] = rows.SampleLevel(smooth, float2(2, 0), 0);
    written[uint2(2, 0)] = 9;
    written[uint2(1, 1)] = 5;
    output[11] = written[uint2(2, 0)];
    output[12] = written.Load(int2(1, 1));
}
