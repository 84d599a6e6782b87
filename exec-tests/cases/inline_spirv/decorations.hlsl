// in 0: float 3 4 5
// out 1: float 17 3 uint 12
// Decorations: values that are not contracted, buffers that may be one, and specialization constants as operands.

[[vk::constant_id(3)]] const uint amount = 5;
[[vk::ext_instruction(/* OpIAdd */ 128)]] uint Add(uint a, uint b);
[[vk::ext_decorate(/* Aliased */ 20), vk::ext_decorate(/* NonWritable */ 24)]] StructuredBuffer<float> input;
struct Output { float sum; float kept; uint added; };
[[vk::ext_decorate(/* Restrict */ 19)]] RWStructuredBuffer<Output> output;

[numthreads(1, 1, 1)]
void main() {
  [[vk::ext_decorate(/* NoContraction */ 42)]] float product = input[0] * input[1];
  output[0].sum = product + input[2];
  output[0].kept = input[0];
  output[0].added = Add(amount, 7);
}
