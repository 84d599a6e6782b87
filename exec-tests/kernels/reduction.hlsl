// Sum, least and greatest of blocks of 4096 points, as structs in groupshared memory.
static const uint THREADS = 256;
static const uint PER_THREAD = 16;

struct Bounds { float3 low; float3 high; float3 sum; uint count; };

Bounds merge(Bounds a, Bounds b)
{
    Bounds both;
    both.low = min(a.low, b.low);
    both.high = max(a.high, b.high);
    both.sum = a.sum + b.sum;
    both.count = a.count + b.count;
    return both;
}

[[vk::binding(0)]] StructuredBuffer<float3> points;
[[vk::binding(1)]] RWStructuredBuffer<Bounds> bounds;

groupshared Bounds partial[THREADS];

[numthreads(THREADS, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 group : SV_GroupID)
{
    const uint start = group.x * THREADS * PER_THREAD;
    Bounds mine = { float3(1e30, 1e30, 1e30), float3(-1e30, -1e30, -1e30), float3(0, 0, 0), 0 };
    for (uint i = 0; i < PER_THREAD; ++i) {
        const float3 at = points[start + i * THREADS + thread];
        Bounds one = { at, at, at, 1 };
        mine = merge(mine, one);
    }
    partial[thread] = mine;
    for (uint width = THREADS / 2; width > 0; width >>= 1) {
        GroupMemoryBarrierWithGroupSync();
        if (thread < width)
            partial[thread] = merge(partial[thread], partial[thread + width]);
    }
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0)
        bounds[group.x] = partial[0];
}
