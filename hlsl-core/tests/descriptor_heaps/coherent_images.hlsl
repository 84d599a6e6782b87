// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap -fspv-use-vulkan-memory-model
// Coherent images, with the memory model of Vulkan.

[numthreads(8, 1, 1)] void main(uint2 id : SV_DispatchThreadID) {
    globallycoherent RWTexture2D<float4> t = ResourceDescriptorHeap[0]; globallycoherent RWStructuredBuffer<uint> s = ResourceDescriptorHeap[1];
    t[id] = s[id.x]; AllMemoryBarrierWithGroupSync(); s[id.x] = t[id.yx].x;
}
