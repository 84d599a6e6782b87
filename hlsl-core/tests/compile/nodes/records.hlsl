// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// args: -T lib_6_8 -fspv-target-env=vulkan1.3 -Od
// Records in and out: what a node gets is a variable of its own, what it sends is allocated and enqueued.
struct Tile {
    uint3 groups : SV_DispatchGrid;
    uint2 corner;
    float4 bounds;
};
struct [NodeTrackRWInputSharing] Sum {
    uint3 groups : SV_DispatchGrid;
    uint total;
};
struct Leaf {
    uint2 corner;
    float values[3];
};

RWStructuredBuffer<float> results;
groupshared float partial[32];

uint first_corner(DispatchNodeInputRecord<Tile> tile) {
    return tile.Get().corner.x;
}
void fill(ThreadNodeOutputRecords<Leaf> leaf, uint index) {
    leaf.Get(index).corner = uint2(index, 1);
    leaf[index].values[index] = 0.5;
}
void send(NodeOutput<Leaf> output, uint count) {
    ThreadNodeOutputRecords<Leaf> leaves = output.GetThreadNodeOutputRecords(count);
    fill(leaves, 0);
    if (count > 1)
        fill(leaves, 1);
    leaves.OutputComplete();
}

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(16, 16, 1)]
[numthreads(32, 1, 1)]
void split(DispatchNodeInputRecord<Tile> tile, uint thread : SV_GroupIndex, uint3 group : SV_GroupID,
           [MaxRecords(64)] NodeOutput<Leaf> leaf) {
    partial[thread] = tile.Get().bounds.z;
    if (group.x > first_corner(tile))
        send(leaf, 2);
}

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(4, 1, 1)]
[numthreads(8, 1, 1)]
void reduce(RWDispatchNodeInputRecord<Sum> sum) {
    sum.Get().total = 1;
    Barrier(sum, DEVICE_SCOPE | GROUP_SYNC);
    if (sum.FinishedCrossGroupSharing())
        results[0] = sum.Get().total;
}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(32, 1, 1)]
void leaf([MaxRecords(32)] GroupNodeInputRecords<Leaf> leaves, uint thread : SV_GroupIndex) {
    if (thread < leaves.Count())
        results[leaves[thread].corner.y] = leaves.Get(thread).values[2];
}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(4, 1, 1)]
void change([MaxRecords(2)] RWGroupNodeInputRecords<Leaf> leaves) {
    Leaf copy = leaves[0];
    copy.corner += 1;
    leaves[1] = copy;
}

[shader("node")]
[NodeLaunch("thread")]
void one(RWThreadNodeInputRecord<Leaf> leaf) {
    leaf.Get().corner.x = 7;
    results[3] = leaf.Get().values[leaf.Get().corner.y];
}

[shader("node")]
[NodeLaunch("thread")]
void read_one(ThreadNodeInputRecord<Leaf> leaf) {
    results[4] = leaf.Get().values[1];
}
