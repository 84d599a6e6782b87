// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.3
// Modes with ids of constants as operands: here the size of the group, once more.

[numthreads(8, 1, 1)]
void main()
{
    vk::ext_execution_mode_id(/* LocalSizeId */ 38, 8u, 1u, 1u);
}
