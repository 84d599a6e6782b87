// manual: Vulkan-specific options (-O0 keeps the interface, unless something has to be rewritten)
// args: -T cs_6_0 -E main -O0
// args: -T cs_6_0 -E main -O0 -fspv-target-env=vulkan1.1 -DLANES
// args: -T cs_6_0 -E main -O0 -DHANDED_OVER
// args: -T cs_6_0 -E main -O0 -DDERIVED
RWStructuredBuffer<uint> counts;
StructuredBuffer<uint> values;
Texture2D<uint> table;
Texture2D<uint> nobody;

uint look(Texture2D<uint> texture) { return texture.Load(0); }

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    uint2 unused = group.xy;
#if defined(LANES)
    counts[id.x] = WaveGetLaneCount();
#elif defined(DERIVED)
    // What is read and overwritten is not read.
    uint value = values[id.y];
    value = ddx(id.x * 0.5);
    counts[id.x] = value;
#elif defined(HANDED_OVER)
    counts[id.x] = look(table);
#else
    counts[id.x] = id.y;
#endif
}
