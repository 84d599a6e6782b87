// groups: 2 1 1
// in 0: int 5 -7 -5 7 0
// in 1: uint 5 0xfffffff0 0xffffffff 3
// out 0: int -10 -7 -5 9 -2
// out 1: uint 0 0xfffffffe 0xffffffff 10
// out 2: int -2147483648 2147483647
// Minima and maxima of signed and of unsigned numbers in memory without a type.
[[vk::binding(0)]] RWByteAddressBuffer signed_words;
[[vk::binding(1)]] RWByteAddressBuffer unsigned_words;
[[vk::binding(2)]] RWStructuredBuffer<int> results;
groupshared int least, most;

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    if (index == 0) {
        least = 0;
        most = 0;
    }
    GroupMemoryBarrierWithGroupSync();
    int number = int(id) - 10;
    int before;
    signed_words.InterlockedMin(0, number);
    signed_words.InterlockedMax(4 * (1 + id % 2), -8 + int(id % 2), before);
    signed_words.InterlockedMax(12, number + 4);
    if (id == 8)
        signed_words.InterlockedMin(16, number, before);
    uint was;
    unsigned_words.InterlockedMin(0, id);
    unsigned_words.InterlockedMax(4 * (1 + id % 2), 10 - id);
    unsigned_words.InterlockedMax(12, min(id, 10u), was);
    InterlockedMin(least, id == 3 ? -2147483647 - 1 : 1);
    InterlockedMax(most, id == 3 ? 2147483647 : -1);
    GroupMemoryBarrierWithGroupSync();
    if (id == 3) {
        results[0] = least;
        results[1] = most;
    }
}
