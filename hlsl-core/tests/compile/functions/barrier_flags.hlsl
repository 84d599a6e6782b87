// args: -T cs_6_8 -E main
// Flags are constants however they are put together.

RWStructuredBuffer<uint> result;
groupshared uint sum;

static const uint everything = UAV_MEMORY | GROUP_SHARED_MEMORY;

[numthreads(64, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    InterlockedAdd(sum, lane);
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    result[lane] = sum;
    Barrier(everything, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(result, DEVICE_SCOPE);
}
