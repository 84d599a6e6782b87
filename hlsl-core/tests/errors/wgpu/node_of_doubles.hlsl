// args: -T lib_6_8 -fspv-target-env=webgpu
struct Record
{
    double sum;
};
RWBuffer<float> sums;

[Shader("node")]
[NumThreads(64, 1, 1)]
[NodeDispatchGrid(8, 1, 1)]
void add(DispatchNodeInputRecord<Record> input)
{
    sums[0] = (float)input.Get().sum;
}
