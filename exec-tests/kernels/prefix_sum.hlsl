// Exclusive prefix sums of blocks of 1024 numbers, up and down a tree in groupshared memory.
static const uint THREADS = 512;
static const uint BLOCK = 2 * THREADS;

[[vk::binding(0)]] StructuredBuffer<uint> numbers;
[[vk::binding(1)]] RWStructuredBuffer<uint> sums;

groupshared uint tree[BLOCK];

[numthreads(THREADS, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 group : SV_GroupID)
{
    const uint start = group.x * BLOCK;
    tree[2 * thread] = numbers[start + 2 * thread];
    tree[2 * thread + 1] = numbers[start + 2 * thread + 1];

    uint offset = 1;
    for (uint width = THREADS; width > 0; width >>= 1) {
        GroupMemoryBarrierWithGroupSync();
        if (thread < width)
            tree[offset * (2 * thread + 2) - 1] += tree[offset * (2 * thread + 1) - 1];
        offset *= 2;
    }
    if (thread == 0)
        tree[BLOCK - 1] = 0;
    for (uint width = 1; width < BLOCK; width *= 2) {
        offset /= 2;
        GroupMemoryBarrierWithGroupSync();
        if (thread < width) {
            const uint low = offset * (2 * thread + 1) - 1;
            const uint high = offset * (2 * thread + 2) - 1;
            const uint before = tree[low];
            tree[low] = tree[high];
            tree[high] += before;
        }
    }
    GroupMemoryBarrierWithGroupSync();
    sums[start + 2 * thread] = tree[2 * thread];
    sums[start + 2 * thread + 1] = tree[2 * thread + 1];
}
