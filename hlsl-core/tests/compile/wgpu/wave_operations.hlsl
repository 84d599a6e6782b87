// args: -T cs_6_0 -E main -fspv-target-env=webgpu
RWStructuredBuffer<uint4> numbers;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint4 it = numbers[id.x];
    bool is_even = (it.x & 1) == 0;
    it.x += WaveIsFirstLane() + WaveActiveCountBits(is_even) + WavePrefixCountBits(is_even);
    it.y += all(WaveActiveAllEqual(it.xy)) + WaveReadLaneFirst(is_even) + WaveReadLaneAt(is_even, it.w & 3);
    it.z += QuadReadAcrossX(it.z) + QuadReadAcrossDiagonal(it.w) + QuadReadLaneAt(it.x, 2);
    it.w += QuadReadAcrossY(is_even) + WaveActiveAllEqual(float(it.x));
    numbers[id.x] = it;
}
