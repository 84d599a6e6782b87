// args: -T lib_6_8 -fspv-target-env=vulkan1.3
struct Work {
    uint item;
};
struct Grid {
    uint3 groups : SV_DispatchGrid;
};
[shader("node")] [NodeLaunch("coalescing")]
void no_threads() {}
[shader("node")] [NodeLaunch("thread")] [numthreads(2, 1, 1)]
void many_threads() {}
[shader("node")] [NodeLaunch("broadcasting")] [numthreads(2, 1, 1)]
void no_grid() {}
[shader("node")] [NodeLaunch("broadcasting")] [numthreads(2, 1, 1)]
[NodeDispatchGrid(1, 1, 1)] [NodeMaxDispatchGrid(1, 1, 1)]
void two_grids(DispatchNodeInputRecord<Grid> grid) {}
[shader("node")] [NodeLaunch("thread")] [NodeDispatchGrid(1, 1, 1)]
void grid_of_threads() {}
[shader("node")] [NodeLaunch("broadcasting")] [numthreads(2, 1, 1)] [NodeDispatchGrid(65535, 65535, 1)]
void large_grid() {}
[shader("node")] [NodeLaunch("broadcasting")] [numthreads(2, 1, 1)] [NodeMaxDispatchGrid(4, 1, 1)]
void no_field(DispatchNodeInputRecord<Work> work) {}
[shader("node")] [NodeLaunch("thread")]
void two_inputs(ThreadNodeInputRecord<Work> a, ThreadNodeInputRecord<Work> b) {}
[shader("node")] [NodeLaunch("coalescing")] [numthreads(2, 1, 1)]
void other_input(DispatchNodeInputRecord<Work> work) {}
[shader("node")] [NodeLaunch("thread")]
uint result() { return 1; }
[shader("node")] [NodeLaunch("coalescing")] [numthreads(2, 1, 1)]
void no_groups(uint3 group : SV_GroupID) {}
[shader("node")] [NodeLaunch("thread")] [NodeMaxRecursionDepth(33)]
void deep() {}
[shader("compute")] [NodeLaunch("thread")] [numthreads(2, 1, 1)]
void no_node() {}
