// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.2
// What comes out of a heap is coherent where the variable says so, and only there.
static globallycoherent RWByteAddressBuffer flags = ResourceDescriptorHeap[9];

globallycoherent RWStructuredBuffer<uint> counts(uint index)
{
    return ResourceDescriptorHeap[index];
}

void mark(globallycoherent RWTexture2D<uint> image, uint2 at)
{
    image[at] = 1;
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    RWStructuredBuffer<uint> plain = ResourceDescriptorHeap[id.x];
    plain[0] = counts(id.y)[1];
    mark(ResourceDescriptorHeap[2], id);
    flags.Store(0, 1);
}
