// args: -T cs_6_0 -E main
// Counters do not travel with arrays of unknown length.
RWStructuredBuffer<float> buffers[];
RWBuffer<uint> output;

uint count(RWStructuredBuffer<float> given[], uint index)
{
    return given[index].IncrementCounter();
}

[numthreads(1, 1, 1)] void main()
{
    output[0] = count(buffers, 2);
}
