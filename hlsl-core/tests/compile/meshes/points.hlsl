// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.3
// Points with a size, which HLSL has no semantic for.

struct Vertex { float4 position : SV_Position; [[vk::builtin("PointSize")]] float size : PSIZE; };

[numthreads(4, 1, 1)]
[outputtopology("point")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[4], out indices uint points[4]) {
  SetMeshOutputCounts(4, 4);
  vertices[lane].position = float4(lane, 0, 0, 1);
  vertices[lane].size = 2 + lane;
  points[lane] = lane;
}
