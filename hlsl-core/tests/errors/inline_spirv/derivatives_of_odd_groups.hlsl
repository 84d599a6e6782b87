// args: -T lib_6_6 -fspv-target-env=vulkan1.3
// Derivatives are differences in groups of four threads.

RWStructuredBuffer<float> result;

[shader("compute")]
[numthreads(3, 4, 1)]
void squares(uint index : SV_GroupIndex)
{
    vk::ext_execution_mode(/* DerivativeGroupQuadsKHR */ 5289);
    result[index] = index;
}

[shader("compute")]
[numthreads(3, 2, 1)]
void lines(uint index : SV_GroupIndex)
{
    vk::ext_execution_mode(/* DerivativeGroupLinearKHR */ 5290);
    result[index] = index;
}
