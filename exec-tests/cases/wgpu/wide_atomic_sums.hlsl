// 64-bit atomic operations that are two of 32 bits in browsers: nobody asks for results, and those of one buffer commute.
// args: -T cs_6_6 -E main
// out 0: uint64 137438953536 1065151889408 1099511627776 -192 64 5 5 5
// out 1: uint64 0xffffffffffffffff 0x5500000055
// in 2: uint64 0xffffffffffffffff 0xf0f0f0f0f0f0f0f0
// out 2: uint64 0xaaaaaaaaaaaaaaaa 0xf0000000f0f0f0f0
// out 3: uint64 0x7ffffffffffffffe 0
// out 4: uint64 6442451008 0x5500000055
[[vk::binding(0)]] RWByteAddressBuffer sums;
[[vk::binding(1)]] RWByteAddressBuffer ors;
[[vk::binding(2)]] RWByteAddressBuffer ands;
[[vk::binding(3)]] RWByteAddressBuffer xors;
[[vk::binding(4)]] RWStructuredBuffer<uint64_t> elements;
groupshared uint64_t shared_sum;
groupshared int64_t shared_bits[2];

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint64_t one = 1;
    sums.InterlockedAdd64(0, uint64_t(0x80000001));
    sums.InterlockedAdd64(8 + 8 * (i & 1), uint64_t(i) << 30);
    sums.InterlockedAdd64(24, int64_t(-3));
    if (i < 32)
        sums.InterlockedAdd64(32, one * 2);
    if (i < 3)
        sums.Store(40 + i * 8, 5);

    ors.InterlockedOr64(0, one << i);
    ors.InterlockedOr64(8, (one << (i & 38)) & 0x5500000055);
    ands.InterlockedAnd64(0, i % 2 == 0 ? ~(one << i) : ~(uint64_t)0);
    if (i == 7)
        ands.InterlockedAnd64(8, uint64_t(0xff000000ffffffff));
    if (i < 63)
        xors.InterlockedXor64(0, (one << i) ^ 1);

    if (i < 2) {
        shared_sum = 0;
        shared_bits[i] = 0;
    }
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(shared_sum, uint64_t(100663297));
    InterlockedOr(shared_bits[i & 1], int64_t(0x5500000055) & (one << i));
    GroupMemoryBarrierWithGroupSync();
    if (i == 0) {
        elements[0] = shared_sum;
        elements[1] = uint64_t(shared_bits[0] | shared_bits[1]);
    }
}
