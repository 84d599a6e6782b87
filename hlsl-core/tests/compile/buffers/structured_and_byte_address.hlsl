// args: -T cs_6_0 -E main
struct Item
{
    float3 place;
    uint tag;
};

StructuredBuffer<Item> items : register(t0);
RWByteAddressBuffer bytes : register(u1);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Item item = items[id.x];
    bytes.Store4(id.x * 16, asuint(float4(item.place, item.tag)));
    uint before;
    bytes.InterlockedAdd(0, item.tag, before);
}
