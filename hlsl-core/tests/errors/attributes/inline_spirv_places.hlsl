// args: -T cs_6_2 -E main
// Attributes of inline SPIR-V on what they cannot say anything about.
[[vk::spvexecutionmode(4446)]] static float mode_of_a_variable;
[[vk::ext_instruction(83)]] static uint instruction_of_a_variable;
[[vk::ext_type_def(1, 21)]] static uint type_of_a_variable;
[[vk::ext_storage_class(6)]] uint class_of_a_function(uint y) { return y; }
[[vk::ext_literal]] uint literal_function(uint y) { return y; }
[[vk::ext_reference]] static uint reference_variable;
struct [[vk::ext_capability(11)]] CapabilityOfARecord { float4 p; };
struct [[vk::ext_decorate(2)]] DecoratedRecord { float4 p; };
struct Fields {
  [[vk::ext_storage_class(6)]] uint of_a_class;
  [[vk::ext_builtin_output(5014)]] int built_in;
};
void parameters([[vk::ext_builtin_input(24)]] uint3 count, [[vk::ext_instruction(83)]] uint y) {}
[numthreads(1, 1, 1)] void main() {
  [[vk::ext_builtin_input(24)]] const uint3 neither_static;
  [[vk::ext_capability(11)]] if (reference_variable) { return; }
}
