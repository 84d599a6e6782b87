// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap -enable-16bit-types -fvk-use-dx-layout
// Structs in memory with numbers of all widths, also in bytes.

struct S { float16_t3 a; float b; float3x3 m; bool c; double d; uint64_t e[2]; };
[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    RWStructuredBuffer<S> s = ResourceDescriptorHeap[0]; ConstantBuffer<S> c = ResourceDescriptorHeap[1]; StructuredBuffer<S> r = ResourceDescriptorHeap[2];
    S copy = r[id]; copy.m[1] = c.m[2]; copy.c = !c.c; copy.d += c.d; copy.e[1] = c.e[id & 1]; s[id] = copy; s[id + 1] = c;
    InterlockedAdd(s[0].e[0], 2);
    RWByteAddressBuffer b = ResourceDescriptorHeap[3]; b.Store<S>(0, copy); S x = b.Load<S>(64); s[2] = x;
}
