// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// args: -T cs_6_0 -E main -fspv-target-env=wgpu
[[vk::image_format("r16f")]] RWTexture2D<float> heights;
globallycoherent RWTexture2D<uint> counts;
globallycoherent RWStructuredBuffer<uint> list;
[[vk::image_format("rg16f")]] RWTexture2D<float2> unused;
RWTexture2D<int> lowest;

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    heights[at] = at.x;
    counts[at] = at.y;
    list[at.x] = at.y;
    InterlockedMin(lowest[at], 1);
}
