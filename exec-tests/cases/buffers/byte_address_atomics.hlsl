// in 0: uint 0 100
// out 0: uint 28 0
[[vk::binding(0)]] RWByteAddressBuffer counters;

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint before;
    counters.InterlockedAdd(0, i, before);
    counters.InterlockedMin(4, i);
}
