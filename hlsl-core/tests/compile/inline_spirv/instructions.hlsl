// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.1
// Inline SPIR-V, "Instructions and extended instructions": of the core, of a set, templates, literal operands and
// operands that are pointers.

template <typename T>
[[vk::ext_capability(/* GroupNonUniformShuffle */ 65)]]
[[vk::ext_instruction(/* OpGroupNonUniformShuffle */ 345)]]
T Shuffle(uint scope, T value, uint lane);

[[vk::ext_instruction(/* Hypot by hand: Length */ 66, "GLSL.std.450")]]
float Length(float2 v);

[[vk::ext_instruction(/* Modf */ 35, "GLSL.std.450")]]
float Split(float v, [[vk::ext_reference]] float whole);

[[vk::ext_capability(/* ShaderClockKHR */ 5055)]]
[[vk::ext_extension("SPV_KHR_shader_clock")]]
[[vk::ext_instruction(/* OpReadClockKHR */ 5056)]]
uint64_t Clock(uint scope);

[[vk::ext_instruction(/* OpVectorShuffle */ 79)]]
float2 Cross(float4 a, float4 b, [[vk::ext_literal]] uint first, [[vk::ext_literal]] uint second);

static const uint Second = 1 + 4;
RWStructuredBuffer<float> values;
RWStructuredBuffer<uint> numbers;

[numthreads(32, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  float whole = 0;
  float rest = Split(values[lane], whole);
  float2 crossed = Cross(float4(rest, whole, 0, 1), float4(2, 3, 4, 5), 0, Second);
  values[lane] = Shuffle(3, Length(crossed), lane ^ 1);
  numbers[lane] = Shuffle(3, lane, 0) + (uint)Clock(3);
}
