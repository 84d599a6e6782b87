// args: -T cs_6_0
// An instruction without a result is a function without one.
[[vk::ext_instruction(/* OpNop */ 0)]] uint nothing();
[[vk::ext_instruction(/* OpNop */ 0)]] void nothing_more();
RWStructuredBuffer<uint> numbers;

[numthreads(1, 1, 1)]
void main() {
  nothing_more();
  numbers[0] = nothing();
}
