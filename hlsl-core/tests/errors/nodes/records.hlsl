// args: -T lib_6_8 -fspv-target-env=vulkan1.3
struct Empty {};
struct WithTexture {
    Texture2D image;
};
struct Floats {
    float3 groups : SV_DispatchGrid;
};
struct Twice {
    uint3 groups : SV_DispatchGrid;
    uint more : SV_DispatchGrid;
};
struct Work {
    uint item;
};
[shader("node")] [NodeLaunch("thread")]
void number(ThreadNodeInputRecord<uint> a) {}
[shader("node")] [NodeLaunch("thread")]
void resource(ThreadNodeInputRecord<WithTexture> a) {}
[shader("node")] [NodeLaunch("thread")]
void nothing(ThreadNodeInputRecord<Empty> a) {}
[shader("node")] [NodeLaunch("thread")]
void grid_type(ThreadNodeInputRecord<Floats> a) {}
[shader("node")] [NodeLaunch("thread")]
void two_grids(ThreadNodeInputRecord<Twice> a) {}
[shader("node")] [NodeLaunch("thread")]
void stores(ThreadNodeInputRecord<Work> a) { a.Get().item = 1; }
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [numthreads(1, 1, 1)]
void not_tracked(RWDispatchNodeInputRecord<Work> a) {
    if (a.FinishedCrossGroupSharing())
        a.Get().item = 1;
}
NodeOutput<Work> outside;
