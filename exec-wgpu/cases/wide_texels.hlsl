// Typed buffers of 64-bit integers.
// args: -T cs_6_6 -E main
// texels 0: 1 uint64 0xffffffffffffffff 5000000000 3
// texels 1: 2 int64 -1 -5000000000 7 8
// storage texels 2: 1 int64 0 4 -4 0
// out 2: int64 -5000000001 15 -4 5000000004
// out 3: uint 3 2 4
[[vk::binding(0)]] Buffer<uint64_t> numbers;
[[vk::binding(1)]] Buffer<int64_t2> pairs;
[[vk::binding(2)]] RWBuffer<int64_t> sums;
[[vk::binding(3)]] RWStructuredBuffer<uint> lengths;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    sums[i] = pairs[i].x + pairs[i].y;
    sums[1] = pairs[i + 1].x + pairs[1].y;
    sums[3] = int64_t(numbers[i + 1] + 3 - numbers[i]);
    numbers.GetDimensions(lengths[0]);
    pairs.GetDimensions(lengths[1]);
    sums.GetDimensions(lengths[2]);
}
