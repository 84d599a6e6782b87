// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// Where records go: names, indices and limits decorate the type of the records.
struct Work {
    uint item;
};

RWBuffer<uint> seen;

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(2, 3, 4)]
[numthreads(16, 1, 1)]
[NodeMaxRecursionDepth(5)]
[NodeIsProgramEntry]
void begin([MaxRecords(8)] NodeOutput<Work> next,
           [MaxRecordsSharedWith(next)] [NodeID("other", 3)] NodeOutput<Work> renamed,
           [MaxRecords(4)] [NodeArraySize(6)] NodeOutputArray<Work> many,
           [MaxRecords(2)] [NodeArraySize(5)] [AllowSparseNodes] NodeOutputArray<Work> holes,
           [MaxRecords(9)] [UnboundedSparseNodes] EmptyNodeOutputArray endless,
           [MaxRecords(1)] EmptyNodeOutput signal) {
    GroupNodeOutputRecords<Work> both = next.GetGroupNodeOutputRecords(2);
    both.Get().item = 1;
    both[1].item = 2;
    both.OutputComplete();
    if (renamed.IsValid()) {
        ThreadNodeOutputRecords<Work> mine = renamed.GetThreadNodeOutputRecords(1);
        mine.Get().item = 3;
        mine.OutputComplete();
    }
    uint left = GetRemainingRecursionLevels();
    ThreadNodeOutputRecords<Work> indexed = many[left].GetThreadNodeOutputRecords(1);
    indexed.Get().item = left;
    indexed.OutputComplete();
    if (holes[2].IsValid())
        seen[0] = left;
    endless[left + 7].ThreadIncrementOutputCount(left);
    signal.GroupIncrementOutputCount(1);
}

// The limit may be that of a parameter further on.
[shader("node")]
[NodeLaunch("thread")]
[NodeID("second", 2)]
void later([MaxRecordsSharedWith(b)] NodeOutput<Work> a, [MaxRecords(3)] NodeOutput<Work> b) {
    a.GetThreadNodeOutputRecords(1).OutputComplete();
    b.GetThreadNodeOutputRecords(1).OutputComplete();
}

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(1, 1, 1)]
[NodeShareInputOf("source", 2)]
void shares(DispatchNodeInputRecord<Work> work) {
    seen[1] = work.Get().item;
}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(1, 1, 1)]
void counts([MaxRecords(12)] EmptyNodeInput signals) {
    seen[2] = signals.Count();
}
