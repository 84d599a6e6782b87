// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.1
float4 main() : SV_Target {
    vk::ext_execution_mode_id(/* LocalSizeId */ 38, 1);
    vk::ext_execution_mode_id(/* LocalSizeId */ 38, 8, 8, 1);
    vk::ext_execution_mode(/* DepthReplacing */ 12, 1);
    return 0;
}
