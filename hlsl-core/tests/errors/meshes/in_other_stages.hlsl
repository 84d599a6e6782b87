// args: -T vs_6_5 -E vertex
// args: -T ps_6_5 -E pixel
// args: -T ps_6_5 -E payload_of_a_pixel
// args: -T gs_6_5 -E geometry
// args: -T as_6_5 -E amplification
// `vertices`, `primitives` and the like mean nothing to other stages.
struct Vertex { float4 position : SV_Position; };
struct Tint { float4 tint : TINT; };
groupshared Tint handed_over;

void vertex(uint id : SV_VertexID, out vertices Vertex v) { v.position = id; }
float4 pixel(inout primitives Tint p) : SV_Target { return p.tint; }
float4 payload_of_a_pixel(in payload Tint p) : SV_Target { return p.tint; }
[maxvertexcount(1)] void geometry(point Vertex v[1], inout PointStream<Vertex> s, out indices uint i[1] : I) {
  s.Append(v[0]);
}
[numthreads(1, 1, 1)] void amplification(out vertices Vertex v[3]) { DispatchMesh(1, 1, 1, handed_over); }
