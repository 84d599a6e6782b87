// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Sizes of resources.

RWStructuredBuffer<uint> result;
[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    Texture2DArray<float4> t = ResourceDescriptorHeap[0]; RWByteAddressBuffer b = ResourceDescriptorHeap[1]; RWTexture3D<float> w = ResourceDescriptorHeap[2];
    StructuredBuffer<float3> s = ResourceDescriptorHeap[NonUniformResourceIndex(id)]; Buffer<uint4> n = ResourceDescriptorHeap[4];
    uint x, y, z, l; t.GetDimensions(0, x, y, z, l); uint bytes; b.GetDimensions(bytes); uint3 d; w.GetDimensions(d.x, d.y, d.z); uint c, st; s.GetDimensions(c, st); uint e; n.GetDimensions(e);
    result[id] = x + y + z + l + bytes + d.z + c * st + e;
}
