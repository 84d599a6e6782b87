// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// Of any function, not just of mesh shaders.
struct Vertex { float4 position : SV_Position; };
struct Payload { uint value; };

void not_out(vertices Vertex v[8], in indices uint3 t[8], primitives Vertex p[8]) {}
void out_payload(out payload Payload p) {}
void both(out vertices indices uint3 v[8]) {}
void primitives_and_indices(out primitives indices uint3 v[8]) {}
void payload_and_vertices(in payload vertices Vertex v[8]) {}
void fine(out vertices Vertex v[8], inout indices uint3 t[8], in payload Payload p) {}
