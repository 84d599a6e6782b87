// args: -T vs_6_4 -E vertex -fspv-target-env=webgpu
// args: -T ps_6_4 -E pixel -fspv-target-env=wgpu
struct Corner
{
    float4 position : SV_Position;
    [[vk::builtin("PointSize")]] float size : PSIZE;
    uint rate : SV_ShadingRate;
    centroid float2 uv : UV;
};

Corner vertex(float4 position : POSITION)
{
    Corner corner;
    corner.position = position;
    corner.size = 4;
    corner.rate = 5;
    corner.uv = position.xy;
    return corner;
}

float4 pixel(float4 position : SV_Position, centroid float2 uv : UV) : SV_Target
{
    return uv.xyxy;
}
