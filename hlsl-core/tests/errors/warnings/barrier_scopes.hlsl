// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// args: -T lib_6_8 -fspv-target-env=vulkan1.3 -Wno-error=hlsl-barrier
// A scope in which nothing of the memory is shared.
RWBuffer<uint> buffer;
struct Record { uint value; };

[shader("compute")]
[numthreads(8, 1, 1)]
void group()
{
    Barrier(GROUP_SHARED_MEMORY, GROUP_SCOPE | GROUP_SYNC);
    Barrier(GROUP_SHARED_MEMORY, DEVICE_SCOPE | GROUP_SYNC);
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    Barrier(0, GROUP_SCOPE);
    Barrier(0, GROUP_SYNC);
    Barrier(buffer, DEVICE_SCOPE);
}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(8, 1, 1)]
void node(RWGroupNodeInputRecords<Record> input, [MaxRecords(8)] NodeOutput<Record> output)
{
    Barrier(input, GROUP_SCOPE);
    Barrier(input, DEVICE_SCOPE);
    ThreadNodeOutputRecords<Record> sent = output.GetThreadNodeOutputRecords(1);
    Barrier(sent, GROUP_SCOPE);
    sent.OutputComplete();
}
