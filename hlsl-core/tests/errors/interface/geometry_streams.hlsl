// args: -T gs_6_0 -E none
// args: -T gs_6_0 -E outward -DOUTWARD
// args: -T gs_6_0 -E inward -DINWARD
// args: -T gs_6_0 -E two
struct Vertex { float4 position : SV_Position; };
struct Other { float4 color : COLOR; };
[maxvertexcount(1)] void none(point Vertex vertices[1]) {}
#ifdef OUTWARD
[maxvertexcount(1)] void outward(point Vertex vertices[1], out PointStream<Vertex> points) { points.Append(vertices[0]); }
#endif
#ifdef INWARD
[maxvertexcount(1)] void inward(point Vertex vertices[1], PointStream<Vertex> points) { points.Append(vertices[0]); }
#endif
[maxvertexcount(1)] void two(point Vertex vertices[1], inout PointStream<Vertex> points, inout LineStream<Other> lines)
{
    points.Append(vertices[0]);
}
