// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Atomic operations on images that functions return and receive, and on members.

RWTexture2D<uint> image(uint i) { return ResourceDescriptorHeap[i]; }
void count(RWTexture2D<uint> it, uint2 at) { InterlockedMax(it[at], 3); uint before; InterlockedCompareExchange(it[at], 1, 2, before); it[at] = before; }
struct Holder { RWTexture2D<uint> images[2]; RWBuffer<int> numbers; };
void all(inout Holder it) { count(it.images[1], 0); InterlockedAnd(it.numbers[2], 1); }
[numthreads(1, 1, 1)] void main(uint2 id : SV_DispatchThreadID) {
    count(image(id.x), id); InterlockedAdd(image(3)[id], 1);
    Holder it; it.images[0] = image(1); it.images[1] = image(2); it.numbers = ResourceDescriptorHeap[9]; all(it);
}
