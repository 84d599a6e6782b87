// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.2
[numthreads(8, 1, 1)]
void main() {
    vk::ext_execution_mode_id(/* LocalSizeId */ 38, 8u, 1u, 1u);
}
