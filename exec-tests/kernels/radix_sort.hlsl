// Sorts blocks of 1024 keys in groupshared memory, two bits at a time: counts, prefix sums, scatter.
static const uint THREADS = 256;
static const uint PER_THREAD = 4;
static const uint BLOCK = THREADS * PER_THREAD;

[[vk::binding(0)]] StructuredBuffer<uint> unsorted;
[[vk::binding(1)]] RWStructuredBuffer<uint> sorted;

groupshared uint keys[BLOCK];
groupshared uint4 sums[THREADS];

[numthreads(THREADS, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 group : SV_GroupID)
{
    const uint start = group.x * BLOCK;
    for (uint i = 0; i < PER_THREAD; ++i)
        keys[i * THREADS + thread] = unsorted[start + i * THREADS + thread];
    GroupMemoryBarrierWithGroupSync();

    for (uint shift = 0; shift < 32; shift += 2) {
        uint mine[PER_THREAD];
        uint4 count = 0;
        [unroll] for (uint i = 0; i < PER_THREAD; ++i) {
            mine[i] = keys[thread * PER_THREAD + i];
            count[(mine[i] >> shift) & 3] += 1;
        }
        sums[thread] = count;
        GroupMemoryBarrierWithGroupSync();
        for (uint offset = 1; offset < THREADS; offset <<= 1) {
            uint4 before = thread >= offset ? sums[thread - offset] : 0;
            GroupMemoryBarrierWithGroupSync();
            sums[thread] += before;
            GroupMemoryBarrierWithGroupSync();
        }
        const uint4 total = sums[THREADS - 1];
        const uint4 first = uint4(0, total.x, total.x + total.y, total.x + total.y + total.z);
        uint4 place = first + sums[thread] - count;
        GroupMemoryBarrierWithGroupSync();
        [unroll] for (uint i = 0; i < PER_THREAD; ++i) {
            const uint digit = (mine[i] >> shift) & 3;
            keys[place[digit]] = mine[i];
            place[digit] += 1;
        }
        GroupMemoryBarrierWithGroupSync();
    }

    for (uint i = 0; i < PER_THREAD; ++i)
        sorted[start + i * THREADS + thread] = keys[i * THREADS + thread];
}
