// args: -T ms_6_6 -E main -fspv-target-env=vulkan1.3
// args: -T ms_6_6 -E main -fspv-extension=SPV_NV_mesh_shader
// Methods of vertices, of their bases and of objects that are handed all of them; calls in loops and branches.
struct Base {
  float4 position : SV_Position;
  void stand(float4 at) { position = at; }
};

struct Vertex : Base {
  float3 colors[2] : COLOR;
  bool2 marks : MARKS;
  float2 distances : SV_ClipDistance;
  void all(uint index) {
    stand(index);
    colors[index & 1] = index;
    this.colors[1 - (index & 1)].z = 3;
    marks.y = index > 2;
    keep(distances);
  }
  static void keep(out float2 distances) { distances = float2(1, 2); }
};

struct Primitive { uint id : SV_PrimitiveID; float4 tint : TINT; };

struct Writer {
  uint lane;
  void write(out uint3 triangles[8], out Primitive primitives[8]) {
    if (lane > 8) return;
    triangles[lane] = lane;
    tint(primitives);
  }
  void tint(out Primitive primitives[8]) { primitives[lane].tint = lane; }
};

void each(inout Vertex vertices[24], uint first) {
  [loop] for (uint index = first; index < 24; index += 8) vertices[index].all(index);
}

[outputtopology("triangle")] [numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[24], out primitives Primitive primitives[8],
          out indices uint3 triangles[8]) {
  SetMeshOutputCounts(24, 8);
  Writer writer = { lane };
  writer.write(triangles, primitives);
  each(vertices, lane);
  int64_t wide = lane;
  vertices[wide].stand(1);
  triangles[wide].y = 2;
}
