// args: -T cs_6_0 -E main -fspv-target-env=wgpu
[[vk::image_format("rgba32f")]] RWTexture2D<uint4> numbers[2];

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    numbers[1][at] = 1;
}
