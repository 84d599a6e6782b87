// args: -T cs_6_0 -fspv-target-env=vulkan1.3
[numthreads(8, 1, 1)]
void main()
{
    vk::ext_execution_mode_id(/* LocalSizeId */ 38, 4u, 1u, 1u);
    vk::ext_execution_mode_id(/* LocalSizeId */ 38, 8u, 1u, 1u);
}
