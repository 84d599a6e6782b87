// manual: Textures (formats of typed resources)
// Without 16-bit types `half` is `float` to the shader, but not to the image.
// args: -T cs_6_2 -E main
// args: -T cs_6_2 -E main -fspv-use-unknown-image-format
RWBuffer<half4> four;
RWTexture2D<half2> two;
RWTexture3D<min16float> least;
RWTexture1D<half> one;
RWBuffer<float4> full;
[[vk::image_format("rgba8")]] RWTexture2D<float4> small;

[numthreads(1, 1, 1)]
void main()
{
    four[0] = (half4)full[0];
    two[uint2(0, 1)] = (half2)full[1].xy;
    least[uint3(0, 1, 2)] = (min16float)full[2].x;
    one[3] = (half)small[uint2(0, 0)].x;
}
