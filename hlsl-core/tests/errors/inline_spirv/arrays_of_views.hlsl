// args: -T gs_6_6 -fspv-target-env=vulkan1.3
// A primitive has one view, not one for each vertex.
struct Vertex { float4 place : SV_Position; };
[[vk::ext_capability(/* MultiView */ 4439)]]
[[vk::ext_builtin_input(/* ViewIndex */ 4440)]] static const uint views[3];
[maxvertexcount(3)]
void main(triangle Vertex input[3], inout TriangleStream<Vertex> stream) {
    Vertex vertex = input[views[0]];
    stream.Append(vertex);
}
