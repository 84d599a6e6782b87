// groups: 4 1 1
// in 0: uint 0 0 0xffffffff 0 0xff 0 7 0 int 0 5
// out 0: uint 64 64 0 63 0xc0 0x3f 7 1 int -32 6
[[vk::binding(0)]] RWStructuredBuffer<uint> counters;

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint before;
    InterlockedAdd(counters[0], 1u);
    InterlockedAdd(counters[1], 1u, before);
    InterlockedMin(counters[2], i);
    InterlockedMax(counters[3], i);
    InterlockedAnd(counters[4], 0xc0u);
    InterlockedOr(counters[5], i);
    InterlockedXor(counters[6], 1u);
    if (i == 0)
    {
        uint old;
        InterlockedExchange(counters[7], 1u, old);
        InterlockedCompareExchange(counters[9], 5u, 6u, old);
        InterlockedCompareExchange(counters[9], 5u, 9u, old);
    }
    if ((i & 1) == 0)
        InterlockedAdd(counters[8], uint(-1));
}
