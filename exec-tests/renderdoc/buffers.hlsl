// step: -Od
// step:
// in 0: float 1 2 3 uint 7 float 4 5 6 uint 8
// constants 1: float 10 uint 1
// out 2: float 50 uint 8 8
// Values from buffers, memory that the group shares, and a variable of the module.
struct Item { float3 color; uint id; };
[[vk::binding(0)]] StructuredBuffer<Item> items;
[[vk::binding(1)]] cbuffer Settings { float scale; uint chosen; };
struct Result { float bright; uint id; uint last; };
[[vk::binding(2)]] RWStructuredBuffer<Result> output;
groupshared uint latest;
static float factor = 0.5;

[numthreads(1, 1, 1)]
void main()
{
    Item item = items[chosen];
    factor *= 2;
    item.color *= scale * factor;
    latest = item.id;
    GroupMemoryBarrierWithGroupSync();
    Result result;
    result.bright = item.color.y;
    result.id = item.id;
    result.last = latest;
    output[0] = result;
}
