// args: -T cs_6_0 -E main -fspv-target-env=webgpu
globallycoherent RWStructuredBuffer<float> exchanged;
globallycoherent RWStructuredBuffer<uint> counted;

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    uint before;
    exchanged[at.x] = at.y;
    DeviceMemoryBarrier();
    InterlockedAdd(counted[0], 1, before);
    if (before == 63)
        exchanged[0] = exchanged[at.y + 1] + counted[1];
}
