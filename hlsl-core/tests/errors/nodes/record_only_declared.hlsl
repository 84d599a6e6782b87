// args: -T lib_6_8 -fspv-target-env=vulkan1.3

struct Work;

[shader("node")] [NodeLaunch("coalescing")] [numthreads(2, 1, 1)]
void chosen(NodeOutput<Work> output)
{
    ThreadNodeOutputRecords<Work> records = output.GetThreadNodeOutputRecords(1);
    records.OutputComplete();
}

struct Work { uint number; };
