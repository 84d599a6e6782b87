// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.2
// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.1 -D NV
// Mesh shading in the manual: modes, counts, indices, vertices and primitives, with the EXT extension where SPIR-V 1.4
// is there, else with NV's (which counts primitives only and has no SV_CullPrimitive).

struct Payload { uint first; float4 tints[4]; };
struct Vertex {
  float4 position : SV_Position;
  float clip[2] : SV_ClipDistance;
  float3 normal : NORMAL;
  nointerpolation uint id : ID;
};
struct Primitive {
  uint id : SV_PrimitiveID;
  uint layer : SV_RenderTargetArrayIndex;
  uint viewport : SV_ViewportArrayIndex;
#ifndef NV
  bool hidden : SV_CullPrimitive;
#endif
  float4 tint : TINT;
};

[numthreads(32, 2, 1)]
[outputtopology("triangle")]
void main(uint lane : SV_GroupIndex, uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID,
          uint3 in_group : SV_GroupThreadID, in payload Payload payload, out vertices Vertex vertices[64],
          out indices uint3 triangles[62], out primitives Primitive primitives[62]) {
  SetMeshOutputCounts(64, 62);
  vertices[lane].position = float4(thread, 1);
  vertices[lane].clip[0] = in_group.y;
  vertices[lane].clip[1] = group.x;
  Vertex rest;
  rest.normal = float3(0, lane, 1);
  vertices[lane].normal = rest.normal;
  vertices[lane].id = payload.first + lane;
  if (lane < 62) {
    triangles[lane] = uint3(lane, lane + 1, lane + 2);
    Primitive primitive;
    primitive.id = payload.first + lane;
    primitive.layer = group.y;
    primitive.viewport = group.z;
#ifndef NV
    primitive.hidden = lane == 7;
#endif
    primitive.tint = payload.tints[lane & 3];
    primitives[lane] = primitive;
  }
}
