// args: -T cs_6_0 -E main

float4x4 transform : register(c0);
float4 color : register(c3);
float plain;

cbuffer Packed
{
    float3 direction : packoffset(c0);
    float strength : packoffset(c0.z);
};

RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = transform[0][0] + color.x + plain + direction.x + strength;
}
