// args: -T lib_6_8 -enable-16bit-types -fspv-target-env=wgpu
// args: -T lib_6_8 -enable-16bit-types -fspv-target-env=webgpu
struct Record
{
    uint16_t count;
    uint64_t sum;
    vector<uint64_t, 2> sums;
};

[Shader("node")]
[NumThreads(64, 1, 1)]
[NodeDispatchGrid(8, 1, 1)]
void start(NodeOutput<Record> output)
{
    GroupNodeOutputRecords<Record> records = output.GetGroupNodeOutputRecords(1);
    records.Get().count = 13;
    records.Get().sum = 21;
    records.Get().sums = 34;
    records.OutputComplete();
}
