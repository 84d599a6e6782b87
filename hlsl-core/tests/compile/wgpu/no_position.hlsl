// A vertex shader without a position writes one outside of the picture.
// args: -T vs_6_0 -E main -fspv-target-env=webgpu
struct Corner
{
    float3 normal : NORMAL;
    float2 uv : UV;
};

Corner main(Corner corner, uint vertex : SV_VertexID)
{
    corner.uv *= vertex;
    return corner;
}
