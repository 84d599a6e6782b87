// Elements of the descriptor heap whose indices are constants, with a counter, and one of them chosen.
// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.2 -fvk-bind-resource-heap 0 0 -fvk-bind-counter-heap 1 0
// in 0: uint 5 6 7 0
// out 0: uint 5 8 7 12
// in 1: uint 2
// out 1: uint 3
struct Pair
{
    uint first, second;
};

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    RWStructuredBuffer<uint> words = ResourceDescriptorHeap[0];
    words[1] = words[1] + words.IncrementCounter();
    words[3] = words[0] + words[2];
}
