// out 0: float 4 3 2 1 uint 6
struct Item { float value; uint tag; };
groupshared Item items[4];
groupshared uint total;
[[vk::binding(0)]] RWByteAddressBuffer output;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    if (i == 0)
        total = 0;
    items[i].value = i + 1;
    items[i].tag = i;
    GroupMemoryBarrierWithGroupSync();
    Item other = items[3 - i];
    output.Store(4 * i, asuint(other.value));
    InterlockedAdd(total, other.tag);
    GroupMemoryBarrierWithGroupSync();
    if (i == 0)
        output.Store(16, total);
}
