// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// SPIR-V has no choice among pointers to records.
struct Work {
    uint item;
};
[shader("node")] [NodeLaunch("coalescing")] [numthreads(2, 1, 1)]
void chosen(NodeOutput<Work> a, NodeOutput<Work> b, uint thread : SV_GroupIndex) {
    ThreadNodeOutputRecords<Work> records;
    if (thread > 0)
        records = a.GetThreadNodeOutputRecords(1);
    else
        records = b.GetThreadNodeOutputRecords(1);
    records.OutputComplete();
}

[shader("node")] [NodeLaunch("thread")]
void of_no_node() {
    NodeOutput<Work> output;
    if (output.IsValid())
        output.GetThreadNodeOutputRecords(1).OutputComplete();
}
