// manual: Vulkan-specific options (-pack-optimized drops outputs that are never written, but for matrices)
// args: -T vs_6_0 -E main -pack-optimized
// args: -T vs_6_0 -E main -pack-optimized -Od
// args: -T vs_6_0 -E main
struct Vertex
{
    float4 position : SV_Position;
    float written : WRITTEN;
    float2 forgotten : FORGOTTEN;
    float2x2 turn : TURN;
    float3 parts : PARTS;
    float2 rows[2] : ROWS;
};

Vertex main(float4 place : PLACE, float4 nobody : NOBODY)
{
    Vertex vertex;
    vertex.position = place;
    vertex.written = 1;
    vertex.parts.x = 2;
    vertex.rows[1] = place.xy;
    return vertex;
}
