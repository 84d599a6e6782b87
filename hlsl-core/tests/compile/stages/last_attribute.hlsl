// manual: Vulkan-specific attributes (of several of a kind the last one counts)
// args: -T gs_6_0 -E main
struct Vertex { [[vk::location(1)]] [[vk::location(2)]] float4 color : COLOR; };

[maxvertexcount(1)] [maxvertexcount(2)]
void main(point Vertex vertices[1], inout PointStream<Vertex> points)
{
    points.Append(vertices[0]);
}
