// args: -T cs_6_0 -E main
RasterizerOrderedTexture2D<float4> image;

[numthreads(8, 8, 1)] void main(uint2 id : SV_DispatchThreadID) { image[id] = 1; }
