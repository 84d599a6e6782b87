// args: -T cs_6_2 -E main
// Literal operands of several words: the components of vectors.
[[vk::ext_instruction(/* OpVectorShuffle */ 79)]] float2 Shuffle(float2 a, float2 b, [[vk::ext_literal]] uint2 which);
RWStructuredBuffer<float2> values;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  values[0] = Shuffle(values[1], values[2], uint2(2, 1)) + Shuffle(values[3], values[4], uint2(0, 0));
}
