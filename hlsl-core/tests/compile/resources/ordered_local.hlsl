// args: -T ps_6_0 -E main
// args: -T cs_6_0 -E others
// Nothing was assigned to the views. In pixel shaders their accesses still stand between the instructions that order them;
// other stages have none of these.

struct Holder
{
    RasterizerOrderedTexture2D<float4> held;
};
static RasterizerOrderedTexture2D<float4> own;

float4 main(float4 position : SV_Position) : SV_Target
{
    RasterizerOrderedTexture2D<float4> image;
    image[uint2(position.xy)] = 1;
    return own[uint2(0, 0)];
}

[numthreads(8, 8, 1)]
void others(uint2 id : SV_DispatchThreadID)
{
    Holder holder;
    holder.held[id] = 1;
    own[id] = 2;
    RasterizerOrderedTexture2D<float4> unused;
}
