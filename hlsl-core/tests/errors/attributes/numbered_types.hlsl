// args: -T ps_6_2 -E main
// Types by number need a function that defines the number, and a call of it.
[[vk::ext_type_def(1, /* OpTypeInt */ 21)]]
void define([[vk::ext_literal]] int width, [[vk::ext_literal]] int is_signed);
[[vk::ext_instruction(/* OpSConvert */ 114)]] vk::ext_type<1> widen(int value);
[[vk::ext_instruction(/* OpSConvert */ 114)]] int narrow(vk::ext_type<2> value);
[[vk::ext_instruction(/* OpSConvert */ 114)]] vk::ext_type<2> other(int value);
int main(int value : VALUE) : SV_Target {
  widen(value);
  return narrow(other(value));
}
