// args: -T cs_6_6 -E main
// args: -T cs_6_6 -E main -Od
// A buffer that was never given a value: what is done to it does nothing, but the module is valid.

RWStructuredBuffer<uint> o;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    RWByteAddressBuffer counters;
    uint64_t before;
    counters.InterlockedAdd64(8 * id.x, (uint64_t)1, before);
    counters.InterlockedCompareStore64(32, (uint64_t)0, before);
    o[0] = (uint)before;
}
