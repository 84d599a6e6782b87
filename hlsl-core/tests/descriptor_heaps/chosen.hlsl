// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Buffers that branches and indices choose, and lists of them.

struct Pair { ByteAddressBuffer bytes; Texture2D<float4> picture; };
RWStructuredBuffer<float4> result; cbuffer C { bool choice; };
[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    StructuredBuffer<float4> one = ResourceDescriptorHeap[0], other = ResourceDescriptorHeap[1];
    StructuredBuffer<float4> b; if (choice) b = one; else b = other;
    ByteAddressBuffer bytes[2] = { ResourceDescriptorHeap[2], ResourceDescriptorHeap[3] };
    Pair pair = { ResourceDescriptorHeap[4], ResourceDescriptorHeap[NonUniformResourceIndex(id)] };
    Texture2D<float4> more[] = { ResourceDescriptorHeap[6], pair.picture, ResourceDescriptorHeap[7] };
    ByteAddressBuffer either = choice ? ResourceDescriptorHeap[8] : ResourceDescriptorHeap[9];
    result[id] = b[id] + bytes[id & 1].Load(0) + pair.bytes.Load(0) + more[1].Load(0) + more[2].Load(0) + either.Load(0);
}
