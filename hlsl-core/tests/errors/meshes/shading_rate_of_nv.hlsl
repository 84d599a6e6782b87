// args: -T ms_6_5 -E main -fspv-extension=SPV_NV_mesh_shader -fspv-extension=KHR
struct Vertex { float4 position : SV_Position; };
struct Primitive { uint rate : SV_ShadingRate; };

[outputtopology("triangle")] [numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex, out vertices Vertex v[8], out indices uint3 t[8],
          out primitives Primitive p[8]) {
  SetMeshOutputCounts(8, 8);
  p[lane].rate = 1;
}
