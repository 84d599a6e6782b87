// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.3
// All vertices in one assignment, and components that threads share between them.
struct Vertex { float4 position : SV_Position; float2 distances : SV_ClipDistance; };

[numthreads(1, 1, 1)]
[outputtopology("line")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[2], out indices uint2 lines[1]) {
  SetMeshOutputCounts(2, 1);
  Vertex both[2] = { { 0, 0, 0, 1, 2, 3 }, { 1, 1, 0, 1, 4, 5 } };
  vertices = both;
  uint2 ends[1] = { uint2(0, 1) };
  lines = ends;
  vertices[1].position.yx = float2(0.5, 0.25);
  vertices[1].distances.y = 1;
  lines[0].yx = uint2(1, 0);
}
