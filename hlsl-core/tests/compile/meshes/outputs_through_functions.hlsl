// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.3
// args: -T ms_6_5 -E main -fspv-extension=SPV_NV_mesh_shader
// Functions write outputs themselves: whole arrays are no copies, vertices and fields are written when the call is over.
struct Vertex {
  float4 position : SV_Position;
  float3 color : COLOR;
  void place(float2 at) { position = float4(at, 0, 1); }
};

void triangle_of(uint first, out uint3 corners) { corners = first + uint3(0, 1, 2); }

void corner(uint index, out Vertex all[6]) {
  all[index].position = index;
  all[index].color.zx = float2(index, 1);
}

// Handed on once more, and the arrays in another order.
void both(out indices uint3 triangles[2], uint lane, out vertices Vertex all[6]) {
  corner(lane, all);
  if (lane < 2) {
    triangle_of(lane * 3, triangles[lane]);
    triangles[lane].yx = lane * 3 + uint2(1, 0);
  }
}


[numthreads(6, 1, 1)]
[outputtopology("triangle")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[6], out indices uint3 triangles[2]) {
  SetMeshOutputCounts(6, 2);
  both(triangles, lane, vertices);
  vertices[lane].place(lane);
}
