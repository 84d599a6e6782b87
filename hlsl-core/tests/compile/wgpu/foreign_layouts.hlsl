// args: -T cs_6_0 -E main -fspv-target-env=webgpu -fvk-use-dx-layout
// What WGSL cannot lay out like this is an array of words, and so is everything else in the module.
struct Item { float3 position; uint flags; float2x3 frame; };
cbuffer Camera : register(b0) { float3 corners[2]; float scale; float3x3 turn; };
StructuredBuffer<Item> items : register(t0);
RWStructuredBuffer<float3> moved : register(u0);
struct Count { uint first; int left; };
RWStructuredBuffer<Count> counts : register(u1);

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    uint count, stride;
    items.GetDimensions(count, stride);
    moved[at] = mul(turn, items[at].position) * scale + corners[at & 1] + items[at].frame[1] + count;
    int before;
    InterlockedAdd(counts[at].left, -1, before);
    counts[before].first = at;
}
