// args: -T cs_6_6
// A pointer without an address leads to a variable, and nothing else makes one.
using Local = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* Function */ 7> >, uint>;
[[vk::ext_instruction(/* OpUndef */ 1)]] Local nowhere();
[[vk::ext_instruction(/* OpLoad */ 61)]] uint load(Local pointer);
[[vk::ext_instruction(/* OpStore */ 62)]] void store(Local pointer, uint value);
RWStructuredBuffer<uint> numbers;

[numthreads(1, 1, 1)]
void main() {
  numbers[0] = load(nowhere());
  store(nowhere(), numbers[1]);
}
