// args: -T cs_6_6 -fspv-target-env=vulkan1.3 -fspv-use-vulkan-memory-model
// Under the Vulkan memory model, each access to the texels of a volatile image says so.
[[vk::ext_decorate(/* Volatile */ 21)]] RWTexture2D<float4> image;
[[vk::ext_decorate(/* Volatile */ 21)]] globallycoherent RWTexture2D<float4> shared_image;
[numthreads(8, 1, 1)]
void main(uint2 at : SV_DispatchThreadID) {
    image[at] += shared_image[at];
    shared_image[at] = 1;
}
