// args: -T lib_6_8 -fspv-target-env=vulkan1.3
struct Work {
    uint item;
};
[shader("node")] [NodeLaunch("thread")]
void two(NodeOutput<Work> a, [MaxRecords(2)] [MaxRecordsSharedWith(a)] NodeOutput<Work> b) {}
[shader("node")] [NodeLaunch("thread")]
void with_itself([MaxRecordsSharedWith(a)] NodeOutput<Work> a) {}
[shader("node")] [NodeLaunch("thread")]
void with_nobody([MaxRecordsSharedWith(b)] NodeOutput<Work> a) {}
[shader("node")] [NodeLaunch("thread")]
void of_one([MaxRecords(2)] ThreadNodeInputRecord<Work> a) {}
[shader("node")] [NodeLaunch("thread")]
void no_array([NodeArraySize(4)] NodeOutput<Work> a) {}
[shader("node")] [NodeLaunch("thread")]
void two_sizes([NodeArraySize(4)] [UnboundedSparseNodes] NodeOutputArray<Work> a) {}
