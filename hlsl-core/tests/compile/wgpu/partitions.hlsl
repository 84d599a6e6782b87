// Operations over some lanes of a wave are functions with a loop over all lanes.
// args: -T cs_6_5 -E main -fspv-target-env=wgpu
// args: -T cs_6_5 -E main -fspv-target-env=webgpu
RWStructuredBuffer<uint4> results;

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint4 alike = WaveMatch(i % 3) & WaveMatch(bool2(i < 9, i > 4));
    int2 sums = WaveMultiPrefixSum(int2(i, -1), alike);
    results[i] = uint4(sums, WaveMultiPrefixBitAnd(i, alike), asuint(WaveMultiPrefixProduct(i * 0.5, alike)));
}
