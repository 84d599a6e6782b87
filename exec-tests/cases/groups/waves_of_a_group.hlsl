// args: -T cs_6_10 -E main -fspv-target-env=vulkan1.1
// groups: 2 1 1
// out 0: uint 64 64 1 1 1 1
[[vk::binding(0)]] RWStructuredBuffer<uint> output;
groupshared uint waves[64];

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex, uint group : SV_GroupID)
{
    waves[index] = 0;
    GroupMemoryBarrierWithGroupSync();
    // Every lane is in a wave of the group, and every wave has the lanes that it says.
    InterlockedAdd(waves[GetGroupWaveIndex()], 1);
    GroupMemoryBarrierWithGroupSync();
    uint inside = 0, known = 1;
    for (uint i = 0; i < GetGroupWaveCount(); ++i)
    {
        inside += waves[i];
        known = known && waves[i] == WaveGetLaneCount();
    }
    if (index == 0)
    {
        output[group] = inside;
        output[2 + group] = known;
        output[4 + group] = GetGroupWaveCount() == 64 / WaveGetLaneCount();
    }
}
