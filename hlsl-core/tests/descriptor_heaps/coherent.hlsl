// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Coherent buffers beside others.

[numthreads(8, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    globallycoherent RWByteAddressBuffer b = ResourceDescriptorHeap[0]; globallycoherent RWStructuredBuffer<uint> s = ResourceDescriptorHeap[1];
    RWByteAddressBuffer plain = ResourceDescriptorHeap[2];
    b.Store(id * 4, s[id]); AllMemoryBarrierWithGroupSync(); s[id] = b.Load(28 - id * 4); plain.Store(0, 1); plain.InterlockedAdd(4, 1);
}
