// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Return values
// Through a local, and with no name in between.
StructuredBuffer<float> heights;
RWStructuredBuffer<float> slopes;

RWStructuredBuffer<float> destination()
{
    return slopes;
}

StructuredBuffer<float> origin()
{
    return heights;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RWStructuredBuffer<float> to = destination();
    to[id] = origin()[id + 1] - origin()[id];
    destination()[id] *= 0.5;
}
