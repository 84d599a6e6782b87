// args: -T ms_6_5 -E no_topology -fspv-target-env=vulkan1.2
// args: -T ms_6_5 -E wrong_indices -fspv-target-env=vulkan1.2
// args: -T ms_6_5 -E no_vertices -fspv-target-env=vulkan1.2
// args: -T ms_6_5 -E two_payloads -fspv-target-env=vulkan1.2
// args: -T as_6_5 -E counts_here -fspv-target-env=vulkan1.2
struct Vertex { float4 position : SV_Position; };
struct Payload { uint first; };

[numthreads(1, 1, 1)]
void no_topology(out vertices Vertex v[3], out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); }

[numthreads(1, 1, 1)] [outputtopology("triangle")]
void wrong_indices(out vertices Vertex v[3], out indices uint2 t[1]) { SetMeshOutputCounts(3, 1); }

[numthreads(1, 1, 1)] [outputtopology("triangle")]
void no_vertices(out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); }

[numthreads(1, 1, 1)] [outputtopology("triangle")]
void two_payloads(in payload Payload p, in payload Payload q, out vertices Vertex v[3], out indices uint3 t[1]) {
  SetMeshOutputCounts(3, 1);
}

[numthreads(1, 1, 1)] void counts_here() { SetMeshOutputCounts(3, 1); }
