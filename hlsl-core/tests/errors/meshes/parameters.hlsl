// args: -T ms_6_5 -E sizes_differ
// args: -T ms_6_5 -E point_indices
// args: -T ms_6_5 -E line_indices
// args: -T ms_6_5 -E signed_indices
// args: -T ms_6_5 -E not_out
// args: -T ms_6_5 -E one_vertex
// args: -T ms_6_5 -E vertices_of_numbers
// args: -T ms_6_5 -E two_of_each
// args: -T ms_6_5 -E no_indices
// args: -T ms_6_5 -E a_result
// args: -T ms_6_5 -E another_output
// args: -T ms_6_5 -E cull_of_a_vertex
// What the parameters of a mesh shader have to be.
struct Vertex { float4 position : SV_Position; };
struct Tint { float4 tint : TINT; };

#define TRIANGLES [outputtopology("triangle")] [numthreads(8, 1, 1)]

TRIANGLES void sizes_differ(out vertices Vertex v[8], out indices uint3 t[8], out primitives Tint p[4]) {
  SetMeshOutputCounts(8, 8);
}

[outputtopology("point")] [numthreads(8, 1, 1)]
void point_indices(out vertices Vertex v[8], out indices uint2 t[8]) { SetMeshOutputCounts(8, 8); }

[outputtopology("line")] [numthreads(8, 1, 1)]
void line_indices(out vertices Vertex v[8], out indices uint3 t[8]) { SetMeshOutputCounts(8, 8); }

TRIANGLES void signed_indices(out vertices Vertex v[8], out indices int3 t[8]) { SetMeshOutputCounts(8, 8); }

TRIANGLES void not_out(inout vertices Vertex v[8], inout indices uint3 t[8], inout primitives Tint p[8]) {
  SetMeshOutputCounts(8, 8);
}

TRIANGLES void one_vertex(out vertices Vertex v, out indices uint3 t[8]) { SetMeshOutputCounts(8, 8); }

TRIANGLES void vertices_of_numbers(out vertices float4 v[8] : SV_Position, out indices uint3 t[8]) {
  SetMeshOutputCounts(8, 8);
}

struct Other { float2 other : OTHER; };
TRIANGLES void two_of_each(out vertices Vertex v[8], out vertices Other w[8], out indices uint3 t[8],
                           out indices uint3 u[8], out primitives Tint p[8], out primitives Tint q[8]) {
  SetMeshOutputCounts(8, 8);
}

TRIANGLES void no_indices(out vertices Vertex v[8]) { SetMeshOutputCounts(8, 8); }

TRIANGLES float4 a_result(out vertices Vertex v[8], out indices uint3 t[8]) : COLOR {
  SetMeshOutputCounts(8, 8);
  return 1;
}

TRIANGLES void another_output(out vertices Vertex v[8], out indices uint3 t[8], out float4 color : COLOR) {
  SetMeshOutputCounts(8, 8);
  color = 1;
}

struct Culled { float4 position : SV_Position; bool hidden : SV_CullPrimitive; };
TRIANGLES void cull_of_a_vertex(out vertices Culled v[8], out indices uint3 t[8]) { SetMeshOutputCounts(8, 8); }
