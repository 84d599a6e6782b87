// args: -T lib_6_8 -fspv-target-env=vulkan1.3
[shader("compute")] [numthreads(8, 1, 1)]
void flags() {
    Barrier(64, GROUP_SYNC);
    Barrier(UAV_MEMORY, 16);
    Barrier(UAV_MEMORY | NODE_INPUT_MEMORY, GROUP_SYNC);
    Barrier(ALL_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
}
StructuredBuffer<uint> read_only;
struct Work { uint item; };
[shader("compute")] [numthreads(8, 1, 1)]
void of_a_read_only_buffer() {
    Barrier(read_only, GROUP_SYNC);
}
[shader("node")] [NodeLaunch("thread")]
void of_one_thread(RWThreadNodeInputRecord<Work> work) {
    Barrier(UAV_MEMORY, GROUP_SYNC);
    Barrier(work, GROUP_SCOPE | DEVICE_SCOPE);
    Barrier(GROUP_SHARED_MEMORY, DEVICE_SCOPE);
    Barrier(ALL_MEMORY, DEVICE_SCOPE);
}
void wait() { Barrier(NODE_INPUT_MEMORY, GROUP_SYNC); }
[shader("node")] [NodeLaunch("coalescing")] [numthreads(8, 1, 1)]
void of_a_group(RWGroupNodeInputRecords<Work> work) { wait(); }
[shader("node")] [NodeLaunch("thread")]
void through_a_function(RWThreadNodeInputRecord<Work> work) { wait(); }
[shader("pixel")]
void of_pixels() {
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    Barrier(UAV_MEMORY, GROUP_SCOPE);
}
