// Buffers out of the descriptor heap: as locals, parameters, results and statics, with a counter.
// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.2 -fvk-bind-resource-heap 0 0 -fvk-bind-counter-heap 1 0
// in 0: uint 5 6 7 8 0*8
// out 0: uint 7 6 7 8 5 15 8 1 2 12 0 0
// in 1: uint 2
// out 1: uint 4
struct Pair
{
    uint first, second;
};

static RWByteAddressBuffer bytes = ResourceDescriptorHeap[0];

RWStructuredBuffer<uint> at(uint index)
{
    return ResourceDescriptorHeap[index];
}

uint sum(StructuredBuffer<Pair> pairs, uint count)
{
    uint total = 0;
    for (uint i = 0; i < count; ++i)
        total += pairs[i].first;
    return total;
}

struct Holder
{
    RWStructuredBuffer<uint> words;
    uint offset;
};

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    RWStructuredBuffer<uint> words = ResourceDescriptorHeap[NonUniformResourceIndex(id)];
    Holder holder = { at(id), 4 };
    holder.words[holder.offset] = words[0];
    bytes.Store(20, sum(ResourceDescriptorHeap[id], 2) + 3);
    // The words 4 and 5 are pairs, too.
    words[6] = words[3];
    uint old;
    bytes.InterlockedAdd(0, 2, old);
    uint number = words.IncrementCounter();
    words[8] = number;
    number = words.IncrementCounter();
    words[9] = old + number + 4;
    words[7] = number - 2;
}
