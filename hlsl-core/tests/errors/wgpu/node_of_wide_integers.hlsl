// args: -T lib_6_8 -fspv-target-env=webgpu
struct Record
{
    uint64_t sum;
};

[Shader("node")]
[NumThreads(64, 1, 1)]
[NodeDispatchGrid(8, 1, 1)]
void start(NodeOutput<Record> output)
{
    GroupNodeOutputRecords<Record> records = output.GetGroupNodeOutputRecords(1);
    records.Get().sum = 21;
}
