// args: -T lib_6_6
// args: -T lib_6_6 -Od
// Nothing was assigned to the view: the pixel shader orders its accesses, the compute shader beside it cannot.

void paint(uint2 at)
{
    RasterizerOrderedTexture2D<float4> image;
    image[at] = 1;
}

[shader("pixel")]
float4 draw(float4 position : SV_Position) : SV_Target
{
    paint(uint2(position.xy));
    return 0;
}

[shader("compute")]
[numthreads(8, 8, 1)]
void fill(uint2 id : SV_DispatchThreadID)
{
    paint(id);
}
