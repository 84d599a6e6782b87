// args: -T gs_6_0 -E two_inputs
// args: -T gs_6_0 -E a_result
// args: -T gs_6_0 -E another_output
// args: -T gs_6_0 -E two_strips
// args: -T gs_6_0 -E same_vertices
// args: -T gs_6_0 -E too_many
struct Vertex { float4 position : SV_Position; };
struct Color { float4 color : COLOR; };

[maxvertexcount(1)] void two_inputs(point Vertex p[1], line Color l[2], inout PointStream<Vertex> s) { s.Append(p[0]); }

[maxvertexcount(1)] float4 a_result(point Vertex p[1], inout PointStream<Vertex> s) : COLOR {
  s.Append(p[0]);
  return 1;
}

[maxvertexcount(1)] void another_output(point Vertex p[1], inout PointStream<Vertex> s, out float4 color : COLOR) {
  s.Append(p[0]);
  color = 1;
}

[maxvertexcount(3)] void two_strips(triangle Vertex p[3], inout TriangleStream<Vertex> s, inout TriangleStream<Color> t) {
  s.Append(p[0]);
}

struct A { float4 a : A; };
struct B { float4 b : B; };
struct C { float4 c : C; };
[maxvertexcount(3)] void same_vertices(point Vertex p[1], inout PointStream<A> s, inout PointStream<A> t) {}
[maxvertexcount(3)]
void too_many(point Vertex p[1], inout PointStream<Vertex> s, inout PointStream<A> t, inout PointStream<B> u,
              inout PointStream<C> v, inout PointStream<Color> w) {}
