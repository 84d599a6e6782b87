// texture 0: 2x2x4 float 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
// sampler 1: nearest clamp
// out 2: float 1 2 3 4 7 6 5 8 9 13 5 1 10 14 6 2 14 15
[[vk::binding(0)]] Texture2D<float4> picture;
[[vk::binding(1)]] SamplerState sharp;
[[vk::binding(2)]] RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    float4 first = picture.SampleLevel(sharp, float2(0.1, 0.1), 0);
    float3 second = picture.Load(int3(1, 0, 0)).bgr;
    float4 gathered = picture.GatherRed(sharp, float2(0.5, 0.5));
    float4 green = picture.GatherGreen(sharp, float2(0.5, 0.5));
    for (int i = 0; i < 4; ++i)
    {
        output[i] = first[i];
        output[8 + i] = gathered[i];
        output[12 + i] = green[i];
    }
    output[4] = second.x;
    output[5] = second.y;
    output[6] = second.z;
    output[7] = picture[uint2(1, 0)].a;
    float2 last = picture.SampleLevel(sharp, float2(0.1, 0.1), 0, int2(1, 1)).yz;
    output[16] = last.x;
    output[17] = last.y;
}
