// args: -T ms_6_6 -fspv-target-env=vulkan1.3
struct Vertex { float4 place : SV_Position; };
[[vk::spvexecutionmode(/* OutputVertices */ 26, 0)]]
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void main(out vertices Vertex vertices[3], out indices uint3 faces[1]) {
    SetMeshOutputCounts(0, 0);
}
