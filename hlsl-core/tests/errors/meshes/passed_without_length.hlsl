// args: -T ms_6_5 -E main
struct Vertex { float4 position : SV_Position; };

void change(inout Vertex vertices[]) {}

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[], out indices uint3 triangles[4])
{
    change(vertices);
}
