// args: -T gs_6_6
struct Vertex { float4 place : SV_Position; };
[maxvertexcount(3)]
void main(triangle Vertex input[3], inout TriangleStream<Vertex> stream) {
    vk::ext_execution_mode(/* InputLines */ 20);
    vk::ext_execution_mode(/* OutputPoints */ 27);
    stream.Append(input[0]);
}
