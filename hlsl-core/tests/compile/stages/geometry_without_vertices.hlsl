// args: -T gs_6_0
// Vulkan allows no OutputVertices of 0.
struct Vertex { float4 position : SV_Position; };
[maxvertexcount(0)]
void main(triangle float4 corners[3] : SV_Position, inout PointStream<Vertex> stream) {}
