// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// Browsers have unsigned built-ins only; what reads one component as a signed number converts it.

[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const int3 groups;
RWStructuredBuffer<int> result;

[numthreads(1, 1, 1)]
void main()
{
    result[0] = groups.y;
    result[1] = dot(groups, int3(1, 10, 100));
}
