// args: -T ms_6_5 -E main
// args: -T ms_6_5 -E main -fspv-extension=SPV_NV_mesh_shader
// Threads do not see what is written to outputs; DXC refuses whole vertices and indices.
struct Vertex { float4 position : SV_Position; float4 color : COLOR; };
struct Tint { float4 tint : TINT; };
RWStructuredBuffer<uint> seen;

void move(inout Vertex vertex) { vertex.position.x += 1; }

[outputtopology("triangle")] [numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex, out vertices Vertex v[8], out indices uint3 t[8], out primitives Tint p[8]) {
  SetMeshOutputCounts(8, 8);
  v[lane] = (Vertex)0;
  t[lane] = lane;
  p[lane].tint = 1;
  Vertex first = v[0];
  uint3 corners = t[lane];
  seen[0] = t[lane].y;
  Vertex all[8] = v;
  Tint tint = p[lane];
  move(v[lane]);
  InterlockedAdd(t[lane].x, 1);
}
