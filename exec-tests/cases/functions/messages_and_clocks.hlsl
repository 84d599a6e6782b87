// args: -T cs_6_2 -E main
// in 0: uint 3 4
// out 1: uint 1 1 7
// Neither messages nor clocks disturb what is around them; clocks do not run backwards.
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

[numthreads(1, 1, 1)]
void main()
{
    uint64_t subgroup = vk::ReadClock(vk::SubgroupScope), device = vk::ReadClock(vk::DeviceScope);
    uint sum = input[0] + input[1];
    printf("%u and %u are %u", input[0], input[1], sum);
    output[0] = vk::ReadClock(vk::SubgroupScope) >= subgroup;
    output[1] = vk::ReadClock(vk::DeviceScope) >= device;
    output[2] = sum;
}
