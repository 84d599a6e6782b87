// manual: system values of mesh and amplification shaders
// args: -T ms_6_5 -E mesh -fspv-target-env=vulkan1.3
// args: -T as_6_5 -E amplification -fspv-target-env=vulkan1.3
struct Payload { uint value; };

struct Vertex
{
    float4 position : SV_Position;
    float2 clip : SV_ClipDistance;
    float cull : SV_CullDistance;
};

struct Primitive
{
    uint id : SV_PrimitiveID;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

[numthreads(4, 1, 1)] [outputtopology("triangle")]
void mesh(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID,
          uint index : SV_GroupIndex, uint view : SV_ViewID, out vertices Vertex corners[4],
          out primitives Primitive primitives[4], out indices uint3 triangles[4])
{
    SetMeshOutputCounts(4, 4);
    corners[index].position = thread.x;
    corners[index].clip = local.x;
    corners[index].cull = group.x;
    primitives[index].id = index;
    primitives[index].layer = view;
    primitives[index].viewport = local.y;
    triangles[index] = uint3(0, 1, 2);
}

groupshared Payload shared_payload;

[numthreads(4, 1, 1)]
void amplification(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID,
                   uint index : SV_GroupIndex)
{
    shared_payload.value = thread.x + group.x + local.x + index;
    DispatchMesh(1, 1, 1, shared_payload);
}
