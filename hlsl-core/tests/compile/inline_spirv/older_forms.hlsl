// args: -T ps_6_2 -E main
// What the proposal replaces stays: types defined by a function and used by its number, execution modes by calls.

[[vk::ext_capability(/* Int64 */ 11)]]
[[vk::ext_type_def(/* number */ 1, /* OpTypeInt */ 21)]]
void define_wide([[vk::ext_literal]] int width, [[vk::ext_literal]] int is_signed);

[[vk::ext_instruction(/* OpSConvert */ 114)]] vk::ext_type<1> widen(int value);
[[vk::ext_instruction(/* OpSConvert */ 114)]] int narrow(vk::ext_type<1> value);

[[vk::ext_capability(/* SampleMaskPostDepthCoverage */ 4447)]]
[[vk::ext_extension("SPV_KHR_post_depth_coverage")]]
int main(int value : VALUE) : SV_Target {
  vk::ext_execution_mode(/* PostDepthCoverage */ 4446);
  define_wide(64, 1);
  vk::ext_type<1> wide = widen(value);
  return narrow(wide);
}
