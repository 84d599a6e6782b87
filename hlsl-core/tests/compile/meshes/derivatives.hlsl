// args: -T ms_6_6 -E main -fspv-target-env=vulkan1.3
// args: -T ms_6_6 -E main -fspv-target-env=vulkan1.1
// Derivatives are between invocations of a group, which SPV_NV_mesh_shader does not have: zero there, with a warning.

struct Vertex { float4 position : SV_Position; };

[numthreads(4, 1, 1)]
[outputtopology("point")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[4], out indices uint points[4]) {
  SetMeshOutputCounts(4, 4);
  vertices[lane].position = float4(ddx(float(lane * lane)), 0, 0, 1);
  points[lane] = lane;
}
