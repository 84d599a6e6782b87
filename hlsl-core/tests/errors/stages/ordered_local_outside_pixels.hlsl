// args: -T cs_6_0 -E main
[numthreads(8, 8, 1)] void main(uint2 id : SV_DispatchThreadID)
{
    RasterizerOrderedTexture2D<float4> image;
    image[id] = 1;
}
