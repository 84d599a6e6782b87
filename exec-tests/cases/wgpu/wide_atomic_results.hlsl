// 64-bit atomic operations of all kinds, and words of the same byte address buffer.
// args: -T cs_6_6 -E main
// in 0: uint64 10 20 30 40 50 60 0 0
// out 0: uint64 12 20 99 40 7 61 0xfffffff500000009 0x100000000
// out 1: uint64 10 20 30 40 50 60 0x0900000009 8 64
// in 2: int64 -5 -5 7
// out 2: int64 -5 3 8
// out 3: int64 -5 -5 7 7
// in 4: uint 10 20 30 40 50 60 70 80
// out 4: uint 11 20 25 3000000000 4294967295 60 77 80
// out 5: uint 10 20 30 40 50 60 70 80
[[vk::binding(0)]] RWByteAddressBuffer numbers;
[[vk::binding(1)]] RWStructuredBuffer<uint64_t> before;
[[vk::binding(2)]] RWStructuredBuffer<int64_t> signs;
[[vk::binding(3)]] RWStructuredBuffer<int64_t> old;
[[vk::binding(4)]] RWByteAddressBuffer words;
[[vk::binding(5)]] RWStructuredBuffer<uint> old_words;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    numbers.InterlockedAdd64(i * 8, uint64_t(2), before[0]);
    numbers.InterlockedMax64(8, uint64_t(15), before[1]);
    numbers.InterlockedExchange64(16, uint64_t(99), before[2]);
    numbers.InterlockedCompareExchange64(24, uint64_t(41), uint64_t(1), before[3]);
    numbers.InterlockedMin64(32, uint64_t(7), before[4]);
    numbers.InterlockedXor64(40, uint64_t(1), before[5]);
    numbers.InterlockedCompareStore64(24, uint64_t(42), uint64_t(5));

    uint word;
    numbers.Store(48 + i * 4, 9);
    numbers.InterlockedOr(52 + i * 4, 9);
    before[6] = numbers.Load<uint64_t>(48 + i);
    numbers.InterlockedXor(52, 0xfffffffc, word);
    numbers.InterlockedOr(60, 1);
    before[7] = word - 1;
    uint size;
    numbers.GetDimensions(size);
    before[8] = size;

    InterlockedMin(signs[0], int64_t(3), old[0]);
    InterlockedMax(signs[1], int64_t(3), old[1]);
    InterlockedAdd(signs[2], int64_t(1), old[2]);
    InterlockedCompareExchange(signs[2], int64_t(8), int64_t(8), old[3]);
    old[3] -= 1;

    words.InterlockedAdd(i, 1, old_words[0]);
    words.InterlockedMin(4, 25, old_words[1]);
    words.InterlockedMin(8, 25, old_words[2]);
    words.InterlockedMax(12, 3000000000u, old_words[3]);
    int before_min, before_max;
    words.InterlockedMin(16, -1, before_min);
    words.InterlockedMax(20, -1, before_max);
    old_words[4] = before_min;
    old_words[5] = before_max;
    words.InterlockedCompareExchange(24, 70, 77, old_words[6]);
    words.InterlockedCompareExchange(28 + i, 81, 7, old_words[7]);
    words.InterlockedAdd64(24, uint64_t(0));
}
