// in 0: float 2.75 -6.5 10.25 0.375 48
// out 1: float 0.75 2 -0.5 -6 0.25 10 0.375 0 0.75 0.75 6
// Operands that are pointers: of locals, members, groupshared memory, elements of buffers and parts of vectors; and of
// `out` and `inout` parameters.

[[vk::ext_instruction(/* Modf */ 35, "GLSL.std.450")]] float Split(float x, [[vk::ext_reference]] float whole);
[[vk::ext_instruction(/* Modf */ 35, "GLSL.std.450")]] float SplitOut(float x, out float whole);
[[vk::ext_instruction(/* Frexp */ 51, "GLSL.std.450")]] float2 Exponents(float2 x, [[vk::ext_reference]] int2 exponents);

struct Pair { float rest; float whole; };
groupshared float shared_whole;
StructuredBuffer<float> input;
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main() {
  Pair pair;
  pair.rest = Split(input[0], pair.whole);
  output[0] = pair.rest;
  output[1] = pair.whole;
  output[2] = Split(input[1], shared_whole);
  output[3] = shared_whole;
  output[4] = Split(input[2], output[5]);
  float4 vector = 9;
  output[6] = SplitOut(input[3], vector.y);
  output[7] = vector.y;
  int4 exponents = 0;
  float2 fractions = Exponents(float2(input[4], input[3]), exponents.wx);
  output[8] = fractions.x;
  output[9] = fractions.y;
  output[10] = exponents.w + exponents.x + 1;
}
