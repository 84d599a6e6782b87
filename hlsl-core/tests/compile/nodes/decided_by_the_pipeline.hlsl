// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// Sizes and indices of nodes may be specialization constants, and expressions over them.
[[vk::constant_id(0)]] const uint limit = 4;
[[vk::constant_id(1)]] const uint groups = 2;
[[vk::constant_id(2)]] const uint index = 0;
[[vk::constant_id(3)]] const uint threads = 64;
struct Work {
    uint item;
};

[shader("node")]
[NodeLaunch("broadcasting")]
[numthreads(threads, 1, 1)]
[NodeDispatchGrid(groups * 2, 1, 1)]
void begin([NodeID("next", index)] [MaxRecords(limit)] NodeOutput<Work> output) {
    output.GetThreadNodeOutputRecords(1).OutputComplete();
}
