// Wave operations on 64-bit integers, which browsers do on words.
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1
// in 0: uint64 0xffffffff 0x100000001 0x8000000000000005 0x3
// out 1: uint64 0x8000000200000008 0x7ffffffffffffff1 0x8000000000000005 0x3 0x80000001ffffffff 0x1 0x80000001fffffff8 0x8000000000000005
// out 2: int64 4294967297 -9223372036854775803
// out 3: uint64 0x0 0xffffffff 0x200000000 0x8000000200000005
// out 4: uint64 0x1 0xffffffff 0xffffffffffffffff 0x7ffffffffffffffb
// out 5: uint64 0x100000001 0xffffffff 0x3 0x8000000000000005 0x3 0x8000000000000005 0x100000001 0xffffffff
// out 6: uint64 0x8000000200000008 0x400000004 uint 0 1
[[vk::binding(0)]] StructuredBuffer<uint64_t> numbers;
[[vk::binding(1)]] RWStructuredBuffer<uint64_t> all;
[[vk::binding(2)]] RWStructuredBuffer<int64_t> signs;
[[vk::binding(3)]] RWStructuredBuffer<uint64_t> sums;
[[vk::binding(4)]] RWStructuredBuffer<uint64_t> products;
[[vk::binding(5)]] RWStructuredBuffer<uint64_t> quads;
struct Vectors { uint64_t2 sums; uint are_equal, one_is_equal; };
[[vk::binding(6)]] RWStructuredBuffer<Vectors> vectors;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint64_t x = numbers[i];
    all[0] = WaveActiveSum(x);
    all[1] = WaveActiveProduct(x);
    all[2] = WaveActiveMax(x);
    all[3] = WaveActiveMin(x);
    all[4] = WaveActiveBitOr(x);
    all[5] = WaveActiveBitAnd(x);
    all[6] = WaveActiveBitXor(x);
    all[7] = WaveReadLaneAt(x, 2);
    signs[0] = WaveActiveMax((int64_t)x);
    signs[1] = WaveActiveMin((int64_t)x);
    sums[i] = WavePrefixSum(x);
    products[i] = WavePrefixProduct(x);
    quads[i] = QuadReadAcrossX(x);
    quads[4 + i] = QuadReadAcrossDiagonal(x);

    Vectors it;
    it.sums = WaveActiveSum(uint64_t2(x, numbers[1]));
    it.are_equal = WaveActiveAllEqual(x);
    it.one_is_equal = WaveActiveAllEqual(WaveReadLaneFirst(x));
    if (i == 0)
        vectors[0] = it;
}
