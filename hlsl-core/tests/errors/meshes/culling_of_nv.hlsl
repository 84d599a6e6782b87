// args: -T ms_6_5 -E main
// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.2 -fspv-extension=SPV_NV_mesh_shader -fspv-extension=KHR
struct Vertex { float4 position : SV_Position; };
struct Primitive { bool hidden : SV_CullPrimitive; };

[outputtopology("triangle")] [numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex, out vertices Vertex v[8], out indices uint3 t[8],
          out primitives Primitive p[8]) {
  SetMeshOutputCounts(8, 8);
  p[lane].hidden = lane > 4;
}
