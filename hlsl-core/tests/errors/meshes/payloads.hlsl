// args: -T ms_6_5 -E a_number
// args: -T ms_6_5 -E an_array
// args: -T ms_6_5 -E with_a_texture
// args: -T as_6_5 -E of_one_thread
// args: -T as_6_5 -E of_a_static
// args: -T as_6_5 -E of_a_copy
// args: -T as_6_5 -E two_types
// args: -T as_6_5 -E two_types -fspv-extension=SPV_NV_mesh_shader
// args: -T as_6_5 -E texture
// args: -T as_6_5 -E received
struct Vertex { float4 position : SV_Position; };
struct Payload { uint first; uint count; };
struct Other { float scale; };
struct Picture { uint first; Texture2D<float4> picture; };

#define MESH [outputtopology("triangle")] [numthreads(8, 1, 1)]
#define OUTPUTS out vertices Vertex v[8], out indices uint3 t[8]

MESH void a_number(in payload uint p, OUTPUTS) { SetMeshOutputCounts(p, 1); }
MESH void an_array(in payload Payload p[2], OUTPUTS) { SetMeshOutputCounts(p[1].count, 1); }
MESH void with_a_texture(in payload Picture p, OUTPUTS) { SetMeshOutputCounts(p.first, 1); }

groupshared Payload payload_of_group;
groupshared Other other_of_group;
groupshared Picture picture_of_group;
static Payload payload_of_thread;
cbuffer Choice { uint choice; };

[numthreads(8, 1, 1)] void of_one_thread(uint lane : SV_GroupIndex) {
  Payload mine = { lane, 1 };
  DispatchMesh(1, 1, 1, mine);
}

[numthreads(8, 1, 1)] void of_a_static() { DispatchMesh(1, 1, 1, payload_of_thread); }

void dispatch(Payload copy) { DispatchMesh(copy.count, 1, 1, copy); }
[numthreads(8, 1, 1)] void of_a_copy() { dispatch(payload_of_group); }

[numthreads(8, 1, 1)] void two_types() {
  if (choice) {
    DispatchMesh(1, 1, 1, payload_of_group);
  } else {
    DispatchMesh(1, 1, 1, other_of_group);
  }
}

[numthreads(8, 1, 1)] void texture() { DispatchMesh(1, 1, 1, picture_of_group); }

[numthreads(8, 1, 1)] void received(in payload Payload p) { DispatchMesh(1, 1, 1, payload_of_group); }
