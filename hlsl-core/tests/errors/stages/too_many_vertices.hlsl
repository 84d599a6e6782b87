// args: -T gs_6_0 -E main
// No device fills such an array; 64 vertices are only reported as not matching their primitive.

struct Vertex
{
    float4 position : SV_Position;
};

[maxvertexcount(1)]
void main(triangle Vertex vertices[1000000], inout PointStream<Vertex> output)
{
    output.Append(vertices[0]);
}
