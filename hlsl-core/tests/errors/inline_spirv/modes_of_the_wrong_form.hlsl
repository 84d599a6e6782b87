// args: -T cs_6_0 -fspv-target-env=vulkan1.3
// This one takes numbers, not constants.
[numthreads(1, 1, 1)]
void main()
{
    vk::ext_execution_mode_id(/* LocalSize */ 17, 8u, 1u, 1u);
}
