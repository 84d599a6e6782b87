// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.3
// Lines, with a struct of vertices written as a whole and the view's number.

struct Vertex { float4 position : SV_Position; float2 at : AT; };

[numthreads(2, 1, 1)]
[outputtopology("line")]
void main(uint lane : SV_GroupIndex, uint view : SV_ViewID, out vertices Vertex vertices[2], out indices uint2 lines[1]) {
  SetMeshOutputCounts(2, 1);
  Vertex vertex = { float4(lane, view, 0, 1), float2(lane, 0) };
  vertices[lane] = vertex;
  if (lane == 0)
    lines[0] = uint2(0, 1);
}
