// args: -T as_6_5 -E amplification -fspv-target-env=vulkan1.3
// args: -T as_6_5 -E idle -fspv-target-env=vulkan1.3
// args: -T ms_6_5 -E mesh -fspv-target-env=vulkan1.3
// args: -T ms_6_5 -E silent -fspv-target-env=vulkan1.3
// args: -T ms_6_5 -E twice -fspv-target-env=vulkan1.3
// Payloads and outputs that not every device has room for, and shaders that forget to say how many.
struct Payload { uint ids[4097]; };
struct Vertex { float4 position : SV_Position; float4 values[20] : VALUES; };
struct Primitive { float4 values[12] : PER_PRIMITIVE; };
groupshared Payload handed_over;

[numthreads(16, 16, 1)] void amplification(uint lane : SV_GroupIndex) {
  handed_over.ids[lane] = lane;
  DispatchMesh(1, 1, 1, handed_over);
}

[numthreads(1, 1, 1)] void idle() { handed_over.ids[0] = 1; }

[outputtopology("triangle")] [numthreads(32, 1, 1)]
void mesh(uint lane : SV_GroupIndex, in payload Payload payload, out vertices Vertex v[128],
          out indices uint3 t[128], out primitives Primitive p[128]) {
  SetMeshOutputCounts(128, 128);
  v[lane].position = payload.ids[lane];
  p[lane].values[3] = lane;
}

struct Corner { float4 position : SV_Position; };
[outputtopology("triangle")] [numthreads(3, 1, 1)]
void silent(uint lane : SV_GroupIndex, out vertices Corner v[3], out indices uint3 t[1]) {
  v[lane].position = lane;
  t[0] = uint3(0, 1, 2);
}

[outputtopology("triangle")] [numthreads(3, 1, 1)]
void twice(uint lane : SV_GroupIndex, out vertices Corner v[3], out indices uint3 t[1]) {
  SetMeshOutputCounts(3, 1);
  v[lane].position = lane;
  SetMeshOutputCounts(3, 1);
  t[0] = uint3(0, 1, 2);
}
