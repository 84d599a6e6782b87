// SPV_NV_mesh_shader has no derivatives, its successor does.
// args: -T ms_6_6 -E main -fspv-target-env=vulkan1.1
// args: -T ms_6_6 -E main -fspv-target-env=vulkan1.2
struct Vertex
{
    float4 position : SV_Position;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void main(uint id : SV_GroupIndex, out vertices Vertex corners[4], out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    float along = id * 0.5;
    corners[id].position = float4(along, ddx(along), 0, 1);
    if (id < 2)
        triangles[id] = uint3(id, id + 1, id + 2);
}
