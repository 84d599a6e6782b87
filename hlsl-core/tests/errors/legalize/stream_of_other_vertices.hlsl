// args: -T gs_6_0 -E main
struct Vertex { float4 position : SV_Position; };
struct Other { float4 color : COLOR; };

[maxvertexcount(3)] void main(triangle Vertex input[3], inout TriangleStream<Vertex> stream)
{
    TriangleStream<Other> others;
    Other other;
    other.color = 1;
    others.Append(other);
    others.RestartStrip();
    stream.Append(input[0]);
}
