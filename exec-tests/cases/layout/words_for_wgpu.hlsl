// Members where WGSL cannot have them: every buffer is an array of words, and the bytes stay where the layout says.
// args: -T cs_6_0 -E main -fspv-target-env=wgpu -fvk-use-dx-layout
// constants 0: float 1 2 3 0 4 5 6 7 1 2 3 0 4 5 6 0 7 8 9 10 uint 1 2 3 4 5 6 7 8
// in 1: float 1 2 3 uint 9 float 1 2 3 4 5 6 10 20 30 uint 8 float 10 20 30 40 50 60
// out 2: float 22 41 60 any any any
// out 3: float 100 200 300 400 500 600 uint 2 float 6 14 float 5 20
// in 4: uint 1 int 5 uint 2 int 6
// out 4: uint 1 int 3 uint 2 int 12
struct Item { float3 position; uint flags; float2x3 frame; };
[[vk::binding(0)]] cbuffer Camera { float3 corners[2]; float scale; float3x3 turn; uint4 several[2]; };
[[vk::binding(1)]] StructuredBuffer<Item> items;
[[vk::binding(2)]] RWStructuredBuffer<float3> moved;
struct Mixed { float2x3 frame; uint count; float2 pair; float2 other; };
[[vk::binding(3)]] RWStructuredBuffer<Mixed> mixed;
struct Count { uint first; int left; };
[[vk::binding(4)]] RWStructuredBuffer<Count> counts;

[numthreads(1, 1, 1)]
void main(uint at : SV_GroupIndex)
{
    uint count, stride;
    items.GetDimensions(count, stride);
    moved[at] = mul(items[at].position, turn) + corners[at] + scale + count * float3(0, 0, 0);
    Mixed it;
    it.frame = items[at + 1].frame * scale + 3 * items[at + 1].frame;
    it.count = count;
    it.pair = float2(several[at + 1].yw);
    it.other = 0;
    mixed[at] = it;
    mixed[at].pair.y += 6;
    mixed[at].other[at] = 5;
    mixed[at].other[at + 1] = items[at + 1].position[at + 1];
    InterlockedAdd(counts[at].left, -2);
    InterlockedMax(counts[at + 1].first, 2);
    int old;
    InterlockedExchange(counts[at + 1].left, 12, old);
}
