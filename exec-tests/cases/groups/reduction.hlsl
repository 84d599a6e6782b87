// groups: 2 1 1
// in 0: float 0 .. 127
// out 1: float 2016 6112
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

groupshared float partial_sums[64];

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint i : SV_GroupIndex)
{
    partial_sums[i] = input[id.x];
    GroupMemoryBarrierWithGroupSync();
    for (uint width = 32; width > 0; width /= 2)
    {
        if (i < width)
            partial_sums[i] += partial_sums[i + width];
        GroupMemoryBarrierWithGroupSync();
    }
    if (i == 0)
        output[group.x] = partial_sums[0];
}
