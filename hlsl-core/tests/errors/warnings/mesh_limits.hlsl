// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.2
// More threads, vertices and primitives than Direct3D allows: a device may have them, so it is a warning.

struct Vertex { float4 position : SV_Position; };

[numthreads(160, 1, 1)]
[outputtopology("point")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[320], out indices uint points[320]) {
  SetMeshOutputCounts(320, 320);
  for (uint i = lane; i < 320; i += 160) {
    vertices[i].position = i;
    points[i] = i;
  }
}
