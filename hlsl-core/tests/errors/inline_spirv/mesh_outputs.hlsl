// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.3
// A mesh has an element for each vertex or primitive.

[[vk::ext_builtin_output(/* PrimitiveId */ 7)]] static uint primitive;
[[vk::ext_builtin_output(/* ViewportIndex */ 10)]] static uint viewports[1];
struct Vertex { float4 position : SV_Position; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex vertices[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = thread;
    triangles[0] = uint3(0, 1, 2);
    primitive = 1;
    viewports[0] = 1;
}
