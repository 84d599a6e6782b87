// System values with one possible value, and tests at the depth that the rasterizer has.
// args: -T ps_6_1 -E main -fspv-target-env=webgpu
struct Fragment
{
    float4 position : SV_Position;
    centroid float2 uv : UV;
    sample noperspective float4 color : COLOR;
};

[earlydepthstencil]
float4 main(Fragment fragment, uint view : SV_ViewID, uint layer : SV_RenderTargetArrayIndex) : SV_Target
{
    return fragment.uv.xyxy * fragment.color + view + layer;
}
