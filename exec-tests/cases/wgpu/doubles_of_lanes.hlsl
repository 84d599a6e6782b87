// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.1
// in 0: double 1 2 3.5 -4
// out 1: double 2.5 2.5 2.5 2.5 0 1 3 6.5 3.5 3.5 3.5 3.5 -4 -4 -4 -4 2 1 -4 3.5 -28 -28 -28 -28 3.5 3.5 3.5 3.5 0 0 0 1
// A wave has at least four lanes.
[[vk::binding(0)]] StructuredBuffer<double> given;
[[vk::binding(1)]] RWStructuredBuffer<double> found;

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
    double value = given[lane];
    found[lane] = WaveActiveSum(value);
    found[4 + lane] = WavePrefixSum(value);
    found[8 + lane] = WaveActiveMax(value);
    found[12 + lane] = WaveActiveMin(value);
    found[16 + lane] = QuadReadAcrossX(value);
    found[20 + lane] = WaveActiveProduct(value);
    found[24 + lane] = WaveReadLaneAt(value, 2);
    if (lane > 2)
        found[28 + lane] = WaveActiveAllEqual(value) ? 1.0L : 2.0L;
}
