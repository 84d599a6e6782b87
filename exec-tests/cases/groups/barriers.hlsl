// args: -T cs_6_8 -E main
// in 0: uint 1 .. 64
// out 1: uint 64 .. 1
// out 2: uint 64 128 192 256 320 384 448
// out 3: uint 1 .. 64
// Each barrier makes what the others wrote visible: in groupshared memory, and in a buffer.
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;
[[vk::binding(2)]] RWStructuredBuffer<uint> sums;
[[vk::binding(3)]] globallycoherent RWStructuredBuffer<uint> passed;

groupshared uint shared_numbers[64];
groupshared uint sum;

uint add(uint i, uint number)
{
    uint before;
    InterlockedAdd(sum, number, before);
    return before;
}

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    if (i == 0)
        sum = 0;
    shared_numbers[i] = input[i];
    GroupMemoryBarrierWithGroupSync();
    output[i] = shared_numbers[63 - i];

    add(i, 1);
    GroupMemoryBarrierWithGroupSync();
    if (i == 0)
        sums[0] = sum;
    AllMemoryBarrierWithGroupSync();
    add(i, 1);
    AllMemoryBarrierWithGroupSync();
    if (i == 0)
        sums[1] = sum;
    DeviceMemoryBarrierWithGroupSync();
    add(i, 1);
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    if (i == 0)
        sums[2] = sum;
    Barrier(ALL_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    add(i, 1);
    GroupMemoryBarrier();
    Barrier(UAV_MEMORY | GROUP_SHARED_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
    if (i == 0)
        sums[3] = sum;

    passed[i] = i + 1;
    DeviceMemoryBarrier();
    Barrier(passed, GROUP_SYNC | DEVICE_SCOPE);
    add(i, passed[63 - i] == 64 - i ? 1 : 0);
    GroupMemoryBarrierWithGroupSync();
    if (i == 0)
        sums[4] = sum;
    AllMemoryBarrier();
    GroupMemoryBarrierWithGroupSync();
    add(i, 1);
    GroupMemoryBarrierWithGroupSync();
    if (i == 0)
        sums[5] = sum;
    GroupMemoryBarrierWithGroupSync();
    add(i, 1);
    GroupMemoryBarrierWithGroupSync();
    if (i == 0)
        sums[6] = sum;
}
