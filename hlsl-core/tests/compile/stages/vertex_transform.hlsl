// args: -T vs_6_0 -E main
// args: -T vs_6_0 -E main -Od
// args: -T vs_6_0 -E main -fcgl
struct Vertex
{
    float3 position : POSITION;
    float2 uv : TEXCOORD0;
};

struct Varyings
{
    float4 position : SV_Position;
    float2 uv : TEXCOORD0;
};

cbuffer Camera : register(b0)
{
    float4x4 view_projection;
    float3 offset;
};

Varyings main(Vertex vertex)
{
    Varyings result;
    result.position = mul(view_projection, float4(vertex.position + offset, 1.0));
    result.uv = vertex.uv;
    return result;
}
