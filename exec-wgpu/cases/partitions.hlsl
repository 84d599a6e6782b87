// Operations over the lanes with equal values. Vulkan's CPU driver has none.
// args: -T cs_6_5 -E main -fspv-target-env=vulkan1.1
// out 0: uint 5 0 1 0 10 0 1 0 5 1 2 5 10 2 3 82
// out 1: uint 0 4294967295 0 7 0 4294967295 0 7 0 240 1 7 1 241 2 8
// out 2: float 0 0.0 0 0.0 0.0 2.0 0.5 2.0
RWStructuredBuffer<uint4> numbers : register(u0);
RWStructuredBuffer<uint4> bits : register(u1);
RWStructuredBuffer<float2> floats : register(u2);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint4 alike = WaveMatch(i % 2);
    numbers[i] = uint4(alike.x, WaveMultiPrefixSum(i + 1, alike), WaveMultiPrefixProduct(i + 2, alike),
                       WaveMultiPrefixBitXor(i * 77 + 5, alike));
    bits[i] = uint4(WaveMultiPrefixCountBits(i >= 1, alike), WaveMultiPrefixBitAnd(0xf0 | i, alike),
                    WaveMultiPrefixBitOr(1u << i, alike), WaveMatch(i < 3).x);
    floats[i] = WaveMultiPrefixSum(float2(i * 0.5, 2), alike);
}
