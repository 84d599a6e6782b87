// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.1
// Execution modes, instructions, built-ins and memory of other stages, and what is for kernels.
[[vk::ext_capability(/* Geometry */ 2), vk::ext_instruction(/* OpEmitVertex */ 218)]] void emit_vertex();
[[vk::ext_instruction(/* OpControlBarrier */ 224)]] void wait(uint execution, uint scope, uint semantics);
[[vk::ext_instruction(/* OpSatConvertSToU */ 118)]] uint saturate_to_uint(int a);
[[vk::ext_storage_class(/* Workgroup */ 4)]] uint shared_by_the_group;
[[vk::ext_builtin_input(/* VertexIndex */ 42)]] static const int number;
[[vk::ext_builtin_input(/* FrontFacing */ 17)]] static const uint front;
float4 main(int a : A) : SV_Target {
    vk::ext_execution_mode(/* LocalSize */ 17, 8, 8, 1);
    vk::ext_execution_mode(/* OriginLowerLeft */ 8);
    emit_vertex();
    wait(2, 2, 0x108);
    shared_by_the_group = a;
    return shared_by_the_group + number + front + saturate_to_uint(a);
}
