// args: -T cs_6_0 -E main

// What constant buffers of Direct3D allow needs their layout.
cbuffer Packed
{
    float weights[2] : packoffset(c0);
    float bias : packoffset(c1.y);
};

RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = weights[1] + bias;
}
