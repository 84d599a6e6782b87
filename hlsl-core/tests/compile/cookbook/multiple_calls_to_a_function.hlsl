// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Multiple calls to a function
RWStructuredBuffer<uint> counts;
RWStructuredBuffer<uint> totals;
StructuredBuffer<uint> samples;

uint add(RWStructuredBuffer<uint> to, uint value)
{
    uint before;
    InterlockedAdd(to[value & 7], value, before);
    return before + to.IncrementCounter();
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint before = add(counts, samples[id]);
    add(totals, before);
}
