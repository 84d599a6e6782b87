// args: -T cs_6_2 -E main
// Operands that attributes and types of inline SPIR-V cannot have. What is only unknown goes out as it is.
[[vk::ext_instruction(70000)]] uint too_large(uint x);
[[vk::ext_instruction(70000, "Example.set")]] uint large_in_a_set(uint x);
[[vk::ext_type_def(1, 70000)]] void too_large_type([[vk::ext_literal]] int width);
[[vk::ext_extension("SPV_A", "SPV_B")]] static int two_extensions;
[[vk::ext_decorate(30, "1")]] static int text_in_a_number;
[[vk::ext_decorate_string(5635, 5)]] static int number_in_a_text;
[[vk::ext_decorate_id(46, "one")]] static int text_in_an_id;
[[vk::spvexecutionmode("PostDepthCoverage")]] float mode_by_name() { return 1; }
static int changes;
[[vk::ext_decorate(30, changes)]] static int not_constant;
[[vk::aliased_pointer(1)]] static int argument_of_none;
static vk::SpirvOpaqueType<70000> large_opcode;
[numthreads(1, 1, 1)] void main() {}
static vk::SpirvOpaqueType<28, int, 16> plain_number;
