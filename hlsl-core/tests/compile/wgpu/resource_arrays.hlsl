// Each element has a binding in browsers, and for wgpu where naga cannot read what is done with the elements; a choice
// among them is a branch.
// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
struct Item { float4 value; int ranks[3]; };
struct Size { uint width; };
Texture2D<float4> sampled[2] : register(t0);
Texture2D<float4> loaded[2] : register(t8);
SamplerState filters[2];
ConstantBuffer<Size> sizes[2];
StructuredBuffer<Item> items[2];
RWByteAddressBuffer counts[2];
RWStructuredBuffer<float4> results[2][2];

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    uint i = at.x & 1;
    float4 sum = sampled[i].SampleLevel(filters[1], at, 0) + loaded[i].Load(int3(at, 0));
    Item item = items[i][at.y % sizes[i].width];
    sum += item.value * item.ranks[at.y % 3];
    uint before, length, stride;
    counts[i].InterlockedAdd(4, 3, before);
    results[i][1].GetDimensions(length, stride);
    results[i][at.y & 1][at.y] = sum + before + length;
    results[1][0][3].y = 4;
}
