// args: -T ps_6_0 -E main
// Nothing was assigned to the view, and still its accesses stand between the instructions that order them.

float4 main(float4 position : SV_Position) : SV_Target
{
    RasterizerOrderedTexture2D<float4> image;
    image[uint2(position.xy)] = 1;
    return 0;
}
