// Vertices that follow four bones each.
struct Vertex { float3 position; uint bones; float3 normal; float unused; float4 weights; };
struct Skinned { float3 position; float3 normal; };

[[vk::binding(0)]] StructuredBuffer<Vertex> vertices;
[[vk::binding(1)]] StructuredBuffer<float3x4> bones;
[[vk::binding(2)]] RWStructuredBuffer<Skinned> skinned;

float3x4 blend(Vertex vertex)
{
    float3x4 sum = 0;
    [unroll] for (uint i = 0; i < 4; ++i)
        sum += bones[(vertex.bones >> (8 * i)) & 0xff] * vertex.weights[i];
    return sum;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    const Vertex vertex = vertices[id.x];
    const float3x4 bone = blend(vertex);
    Skinned result;
    result.position = mul(bone, float4(vertex.position, 1));
    result.normal = normalize(mul((float3x3)bone, vertex.normal));
    skinned[id.x] = result;
}
