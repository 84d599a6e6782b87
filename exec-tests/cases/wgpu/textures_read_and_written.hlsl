// image 0: 3x2x4 float 0 .. 23
// image 1: 2x1x4 int 5 -3 7 100 0 1 2 3
// out 0: float 0 2 4 6 104 5 6 7 108 9 10 11 112 13 14 15 116 17 18 19 120 21 22 23
// out 1: int 5 2 7 100 0 6 2 3
// out 2: uint 3 2 2 1
// Textures of several components that are both read and written: for browsers they are buffers of their texels.
[[vk::binding(0)]] RWTexture2D<float4> sums;
[[vk::binding(1)]] RWTexture2D<int4> whole;
[[vk::binding(2)]] RWStructuredBuffer<uint> results;

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    if (id == 0) {
        sums.GetDimensions(results[0], results[1]);
        whole.GetDimensions(results[2], results[3]);
        sums[uint2(0, 0)] *= 2;
        // Nothing is outside.
        sums[uint2(7, 1)] = sums[uint2(3, 0)] + 99;
    } else if (id < 6) {
        sums[uint2(id % 3, id / 3)] += float4(100, sums[uint2(0, 5)].yzw);
    }
    if (id < 2) {
        int4 texel = whole[uint2(id, 0)];
        texel.y += 5;
        whole[uint2(id, 0)] = texel;
    }
}
