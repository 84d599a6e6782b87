// args: -T cs_6_6 -E main -fcgl
// The counters of a heap's buffers are not there where nothing counts.
struct Item { float4 value; uint key; };

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RWStructuredBuffer<Item> items = ResourceDescriptorHeap[id];
    items[0].key = 1;
}
