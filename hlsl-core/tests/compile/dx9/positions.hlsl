// args: -T gs_6_0 -E main -fhlsl-dx9
// Between stages a position is one whatever it is called; the second one is nothing but numbers.
struct Vertex
{
    float4 at : POSITION;
    float4 before : POSITION1;
    float4 color : COLOR0;
};

[maxvertexcount(3)]
void main(triangle Vertex corners[3], inout TriangleStream<Vertex> triangles)
{
    for (int i = 0; i < 3; i++) {
        Vertex corner = corners[i];
        corner.at.xyz += corner.before.xyz;
        triangles.Append(corner);
    }
}
