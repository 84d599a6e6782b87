// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Counters of buffers that functions return, and of one that is cast where it is used.

RWStructuredBuffer<uint> get(uint i) { return ResourceDescriptorHeap[i]; }
RWStructuredBuffer<uint> twice(uint i) { RWStructuredBuffer<uint> it = get(i + 1); return it; }
uint next(RWStructuredBuffer<uint> it) { return it.IncrementCounter(); }
[numthreads(1, 1, 1)] void main(uint id : SV_DispatchThreadID) {
    RWStructuredBuffer<uint> it = twice(3);
    it[next(it)] = id + ((RWStructuredBuffer<uint>)ResourceDescriptorHeap[id]).IncrementCounter();
}
