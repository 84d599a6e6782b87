// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// Nodes of an array are numbered by unsigned integers, whatever the index is.
struct Work
{
    uint item;
};

[shader("node")]
[NodeDispatchGrid(2, 1, 1)]
[numthreads(16, 1, 1)]
void begin(
    [MaxRecords(4)] [NodeArraySize(6)] NodeOutputArray<Work> many,
    [MaxRecords(9)] [UnboundedSparseNodes] EmptyNodeOutputArray endless,
    uint at : SV_GroupIndex)
{
    int back = 5 - (int)at;
    ThreadNodeOutputRecords<Work> records = many[back].GetThreadNodeOutputRecords(1);
    records.Get().item = at;
    records.OutputComplete();
    endless[back + 7].ThreadIncrementOutputCount(1);
    endless[at].ThreadIncrementOutputCount(1);
}
