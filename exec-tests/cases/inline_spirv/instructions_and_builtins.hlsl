// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// groups: 3 2 1
// in 0: float -2.5 3 4 uint 1
// out 1: float 2.5 5 -0.5 -2 uint 0x80000000 6 3 2
// Instructions of the core and of GLSL.std.450, operands that are pointers, literals, and a built-in that HLSL lacks.

[[vk::ext_instruction(/* FAbs */ 4, "GLSL.std.450")]] float Absolute(float x);
[[vk::ext_instruction(/* Length */ 66, "GLSL.std.450")]] float Length(float2 v);
[[vk::ext_instruction(/* Modf */ 35, "GLSL.std.450")]] float Split(float x, [[vk::ext_reference]] float whole);
[[vk::ext_instruction(/* OpBitReverse */ 204)]] uint Reverse(uint x);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] uint Part(uint3 v, [[vk::ext_literal]] uint index);
[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const uint3 group_count;

struct Input { float3 numbers; uint bits; };
struct Output { float4 numbers; uint4 bits; };
StructuredBuffer<Input> input;
RWStructuredBuffer<Output> output;

[numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID) {
  if (any(group != 0))
    return;
  Input it = input[0];
  float whole = 0;
  float rest = Split(it.numbers.x, whole);
  Output result;
  result.numbers = float4(Absolute(it.numbers.x), Length(it.numbers.yz), rest, whole);
  result.bits = uint4(Reverse(it.bits), Part(group_count, 0) * Part(group_count, 1), group_count.xy);
  output[0] = result;
}
