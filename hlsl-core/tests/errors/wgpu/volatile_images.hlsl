// args: -T cs_6_6 -fspv-target-env=wgpu
// args: -T cs_6_6 -fspv-target-env=webgpu
[[vk::ext_decorate(/* Volatile */ 21)]] RWTexture2D<uint> image;
[[vk::ext_decorate(/* Volatile */ 21)]] RWStructuredBuffer<uint> words;
[numthreads(8, 1, 1)]
void main(uint2 at : SV_DispatchThreadID) {
    image[at] = words[0];
}
