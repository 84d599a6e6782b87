// args: -T lib_6_8 -fspv-target-env=vulkan1.3
[shader("compute")] [numthreads(8, 1, 1)]
void flags(uint thread : SV_GroupIndex) {
    Barrier(64, GROUP_SYNC);
    Barrier(UAV_MEMORY, 16);
    Barrier(UAV_MEMORY | NODE_INPUT_MEMORY, GROUP_SYNC);
    Barrier(ALL_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(thread, GROUP_SYNC);
}
