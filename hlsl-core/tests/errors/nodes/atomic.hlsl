// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// SPIR-V has no atomic operations on records.
struct Sum {
    uint total;
};
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(4, 1, 1)]
[numthreads(8, 1, 1)]
void add(RWDispatchNodeInputRecord<Sum> sum) {
    InterlockedAdd(sum.Get().total, 1);
}
