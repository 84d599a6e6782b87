// args: -T cs_6_0 -E main

RWStructuredBuffer<uint> buffers[];
RWStructuredBuffer<uint> pair[2];
RWBuffer<uint> output;

uint count(RWStructuredBuffer<float> given[], uint index) { return given[index].IncrementCounter(); }

[numthreads(1, 1, 1)]
void main()
{
    output[0] = count(buffers, 2);
    output[1] = count(pair, 1);
    float list[4] = (float[4])buffers;
}
