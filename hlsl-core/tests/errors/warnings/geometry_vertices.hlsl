// args: -T gs_6_0 -E main
// A triangle has three vertices; DXC does not count.
struct Vertex { float4 position : SV_Position; };
[maxvertexcount(1)]
void main(triangle Vertex given[2], inout PointStream<Vertex> points) { points.Append(given[1]); }
