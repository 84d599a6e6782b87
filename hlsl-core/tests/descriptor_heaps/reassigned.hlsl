// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Variables that are given another resource: a bound one, in a branch, in a loop.

StructuredBuffer<uint> bound; Texture2D<float4> picture; RWStructuredBuffer<float4> result; cbuffer C { bool choice; uint n; };
[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    StructuredBuffer<uint> b = ResourceDescriptorHeap[0];
    uint before = b[id];
    b = bound;
    Texture2D<float4> t = ResourceDescriptorHeap[1];
    if (choice) t = ResourceDescriptorHeap[2];
    Texture2D<float4> u = picture;
    if (choice) u = ResourceDescriptorHeap[3];
    RWTexture2D<uint> a = ResourceDescriptorHeap[4];
    for (uint i = 0; i < n; ++i) { InterlockedAdd(a[uint2(i, 0)], 1); a = ResourceDescriptorHeap[5 + i]; }
    result[id] = before + b[id] + t.Load(0) + u.Load(0);
}
