// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Nothing but buffers: the stride needs a type of images nevertheless.

[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) { RWByteAddressBuffer b = ResourceDescriptorHeap[0]; b.Store(id * 4, id); }
