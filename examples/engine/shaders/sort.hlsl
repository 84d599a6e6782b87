// Radix sort: count the digits of each block of keys, turn counts into positions, and scatter the keys.
//
// entry: cs_6_0 count_digits
// entry: cs_6_0 scan_counts
// entry: cs_6_0 scan_counts -fspv-target-env=vulkan1.1 -D WAVES=1
// entry: cs_6_0 scatter_keys
// entry: cs_6_0 scatter_keys -D PAYLOAD=0

#include "platform.hlsli"

#ifndef WAVES
#define WAVES 0
#endif
#ifndef PAYLOAD
#define PAYLOAD 1
#endif

#define DIGIT_BITS 4
#define DIGITS (1 << DIGIT_BITS)
#define SORT_THREADS 128
#define KEYS_OF_THREAD 4
#define KEYS_OF_BLOCK (SORT_THREADS * KEYS_OF_THREAD)
#define SCAN_THREADS 256

struct SortPass
{
    uint count;
    uint shift;
    uint blocks;
};
[[vk::push_constant]] SortPass sort_pass;

PASS_SLOT(0) StructuredBuffer<uint> keys_in;
PASS_SLOT(1) RWStructuredBuffer<uint> keys_out;
PASS_SLOT(2) StructuredBuffer<uint> values_in;
PASS_SLOT(3) RWStructuredBuffer<uint> values_out;
PASS_SLOT(4) RWStructuredBuffer<uint> digit_counts; // digit by digit, each with a count for every block

groupshared uint block_counts[DIGITS];
groupshared uint scan[2][SCAN_THREADS];
groupshared uint carry;

uint digit_of(uint key)
{
    return (key >> sort_pass.shift) & (DIGITS - 1);
}

[numthreads(SORT_THREADS, 1, 1)]
void count_digits(uint block : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (thread < DIGITS)
        block_counts[thread] = 0;
    GroupMemoryBarrierWithGroupSync();
    [unroll]
    for (uint i = 0; i < KEYS_OF_THREAD; ++i)
    {
        uint index = block * KEYS_OF_BLOCK + i * SORT_THREADS + thread;
        if (index < sort_pass.count)
            InterlockedAdd(block_counts[digit_of(keys_in[index])], 1u);
    }
    GroupMemoryBarrierWithGroupSync();
    if (thread < DIGITS)
        digit_counts[thread * sort_pass.blocks + block] = block_counts[thread];
}

// The sum over the threads before each thread, and over all threads.
uint sum_before(uint value, uint thread, out uint total)
{
#if WAVES
    uint lanes = WaveGetLaneCount();
    uint wave = thread / lanes;
    uint before = WavePrefixSum(value);
    uint wave_total = WaveActiveSum(value);
    if (WaveIsFirstLane())
        scan[0][wave] = wave_total;
    GroupMemoryBarrierWithGroupSync();
    total = 0;
    for (uint i = 0; i < SCAN_THREADS / lanes; ++i)
    {
        uint other = scan[0][i];
        before += i < wave ? other : 0;
        total += other;
    }
    GroupMemoryBarrierWithGroupSync();
    return before;
#else
    uint side = 0;
    scan[0][thread] = value;
    GroupMemoryBarrierWithGroupSync();
    for (uint reach = 1; reach < SCAN_THREADS; reach *= 2)
    {
        uint sum = scan[side][thread];
        if (thread >= reach)
            sum += scan[side][thread - reach];
        side = 1 - side;
        scan[side][thread] = sum;
        GroupMemoryBarrierWithGroupSync();
    }
    total = scan[side][SCAN_THREADS - 1];
    uint before = scan[side][thread] - value;
    GroupMemoryBarrierWithGroupSync();
    return before;
#endif
}

// One group goes over all counts.
[numthreads(SCAN_THREADS, 1, 1)]
void scan_counts(uint thread : SV_GroupIndex)
{
    if (thread == 0)
        carry = 0;
    GroupMemoryBarrierWithGroupSync();
    uint all = DIGITS * sort_pass.blocks;
    for (uint first = 0; first < all; first += SCAN_THREADS)
    {
        uint index = first + thread;
        uint value = index < all ? digit_counts[index] : 0;
        uint total;
        uint before = sum_before(value, thread, total);
        if (index < all)
            digit_counts[index] = carry + before;
        GroupMemoryBarrierWithGroupSync();
        if (thread == 0)
            carry += total;
        GroupMemoryBarrierWithGroupSync();
    }
}

groupshared uint local_keys[KEYS_OF_BLOCK];

// Keys with equal digits keep their order.
[numthreads(SORT_THREADS, 1, 1)]
void scatter_keys(uint block : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint first = block * KEYS_OF_BLOCK;
    uint here = min(sort_pass.count - first, (uint)KEYS_OF_BLOCK);
    for (uint i = thread; i < here; i += SORT_THREADS)
        local_keys[i] = keys_in[first + i];
    GroupMemoryBarrierWithGroupSync();

    // A thread for each digit walks over the block.
    if (thread < DIGITS)
    {
        uint place = digit_counts[thread * sort_pass.blocks + block];
        for (uint i = 0; i < here; ++i)
        {
            uint key = local_keys[i];
            if (digit_of(key) != thread)
                continue;
            keys_out[place] = key;
#if PAYLOAD
            values_out[place] = values_in[first + i];
#endif
            ++place;
        }
    }
}
