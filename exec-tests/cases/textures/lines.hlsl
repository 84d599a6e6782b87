// texture 0: 8 float 0 .. 7
// sampler 1: linear clamp
// sampler 2: nearest wrap
// out 3: float 5 3 2 3.5 4.5 6 1 3 2 8 6 0.5
// tolerance: 1e-2
// One-dimensional textures: what is read and sampled, with offsets, gradients and derivatives, of which browsers lack some.
[[vk::binding(0)]] Texture1D<float> ramp;
[[vk::binding(1)]] SamplerState smooth;
[[vk::binding(2)]] SamplerState sharp;
[[vk::binding(3)]] RWStructuredBuffer<float> output;

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float at = 0.5;
    float sampled = ramp.Sample(smooth, at + id * 0.25);
    float moved = ramp.Sample(smooth, at, 2);
    if (id != 0)
        return;
    output[0] = ramp.Load(int2(5, 0));
    output[1] = ramp.Load(int2(4, 0), -1);
    output[2] = ramp[2];
    output[3] = sampled;
    output[4] = ramp.SampleLevel(smooth, at, 0, 1);
    output[5] = ramp.SampleGrad(sharp, 0.8125, 0.125, 0.25);
    output[6] = ramp.SampleGrad(sharp, 0.8125, 0.125, 0.25, 3);
    output[7] = ramp.SampleLevel(sharp, 1.4375, 0);
    output[8] = ramp.SampleBias(sharp, 0.3125, 0);
    uint width;
    ramp.GetDimensions(width);
    output[9] = width;
    output[10] = moved + 0.5;
    output[11] = ramp.SampleLevel(smooth, 0.125, 0);
}
