// args: -T cs_6_0 -E main
// Inline SPIR-V, "Builtin output": an id is an input or an output, not both; and what declares it must be static,
// inputs const too.
[[vk::ext_builtin_input(24)]] static const uint3 groups;
[[vk::ext_builtin_output(24)]] static uint3 groups_out;
[[vk::ext_builtin_input(25), vk::ext_builtin_output(26)]] static const uint3 both;
[[vk::ext_builtin_input(27)]] static uint3 writable;
[[vk::ext_builtin_output(28)]] uint3 not_static;
[numthreads(1, 1, 1)] void main() { groups = 1; }
