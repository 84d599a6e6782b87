// args: -T cs_6_2 -fspv-target-env=webgpu
// Operands and results have the types that SPIR-V gives them, before doubles and waves are spelled out.
[[vk::ext_instruction(/* FAbs */ 4, "GLSL.std.450")]] double absolute(float x);
[[vk::ext_instruction(/* OpGroupNonUniformShuffle */ 345)]] bool3 shuffle(uint scope, uint value, uint lane);
[[vk::ext_instruction(/* OpGroupNonUniformShuffle */ 345)]] uint shuffle_in(double scope, uint value, uint lane);
RWStructuredBuffer<uint> numbers;

[numthreads(32, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  numbers[0] = uint(absolute(numbers[1]));
  numbers[lane] = shuffle(/* Subgroup */ 3, lane, 0).x;
  numbers[lane + 32] = shuffle_in(/* Subgroup */ 3, lane, 0);
}
