// args: -T cs_6_0 -E main

cbuffer Packed
{
    float2 fits : packoffset(c0.z);
    float2 too_long : packoffset(c1.w);
    float array[1] : packoffset(c2.y);
    float2x2 transform : packoffset(c3.y);
};
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = fits.x;
}
