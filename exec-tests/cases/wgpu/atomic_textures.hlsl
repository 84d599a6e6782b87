// image 0: 3x2 uint 0*6
// image 1: 2x2 int 5 -3 7 100
// image 2: 4[2] uint 0 .. 7
// out 0: uint 8 10 3 4 5 6
// out 1: int -2 -3 0 1
// out 2: uint 0 10 20 30 40 50 60 70
// out 3: uint 3 2 2 4 2 0 28 16 0
// Atomic operations on textures that are read and written in other ways, too: for wgpu they are buffers of their texels.
[[vk::binding(0)]] RWTexture2D<uint> counts;
[[vk::binding(1)]] RWTexture2D<int> lowest;
[[vk::binding(2)]] RWTexture1DArray<uint> layers;
[[vk::binding(3)]] RWStructuredBuffer<uint> results;

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    if (id == 0) {
        counts.GetDimensions(results[0], results[1]);
        uint height;
        lowest.GetDimensions(results[2], height);
        layers.GetDimensions(results[3], results[4]);
    }
    InterlockedAdd(counts[uint2(id % 3, id / 3 % 2)], id + 1);
    InterlockedMin(lowest[uint2(id % 2, id / 2 % 2)], int(id) - 2);
    uint before;
    InterlockedCompareExchange(layers[uint2(id % 4, id / 4)], id, 10 * id, before);
    InterlockedAdd(results[6], before);
    // Nothing is outside.
    counts[uint2(3, id)] = 99;
    AllMemoryBarrierWithGroupSync();
    if (id == 7) {
        results[7] = counts[uint2(1, 0)] + counts[uint2(2, 1)];
        results[8] = counts[uint2(3, 0)];
    }
}
