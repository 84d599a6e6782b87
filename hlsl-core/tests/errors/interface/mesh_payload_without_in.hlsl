// args: -T ms_6_5 -E implied -fspv-target-env=vulkan1.2
// args: -T ms_6_5 -E plainVertices -fspv-target-env=vulkan1.2 -DWITHOUT
struct Vertex { float4 position : SV_Position; };
struct Payload { float height; };
#ifndef WITHOUT
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void implied(payload Payload given, out vertices Vertex corners[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    corners[0].position = given.height;
    triangles[0] = 0;
}
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void outward(out payload Payload given, out vertices Vertex corners[3], out indices uint3 triangles[1]) {}
#endif
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void plainVertices(out vertices float4 corners[3] : SV_Position, out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    corners[0] = 1;
    triangles[0] = 0;
}
