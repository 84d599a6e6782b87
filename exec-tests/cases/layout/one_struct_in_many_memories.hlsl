// One struct by the rules of each kind of memory that it is in. DXC does not
// convert what it loads of push constants.
// constants 0: float 1 0*3 2 0*3 3 0*3 uint 1 float 4 5
// in 1: float 10 20 30 uint 1 float 40 50 100 200 300 uint 0 float 400 500
// push: float 1000 2000 3000 uint 0 float 4000 5000
// out 2: float 1111 2222 3333 uint 2 float 4444 5555
// out 3: float 1 2 3 uint 1 float 4 5
struct Item { float head; float two[2]; bool on; float2 last; };
[[vk::binding(0)]] ConstantBuffer<Item> constants;
[[vk::binding(1)]] StructuredBuffer<Item> buffer;
[[vk::push_constant]] Item pushed;
[[vk::binding(2)]] RWByteAddressBuffer output;
[[vk::binding(3)]] RWStructuredBuffer<Item> copy;
groupshared Item kept;
static Item still;

void add(inout float4 sum, inout uint count, inout float more, Item item)
{
    sum += float4(item.head, item.two[0], item.two[1], item.last.x);
    count += item.on ? 1 : 0;
    more += item.last.y;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    kept = buffer[i];
    still = buffer[i + 1];
    float4 sum = 0;
    uint count = 0;
    float more = 0;
    add(sum, count, more, constants);
    add(sum, count, more, kept);
    add(sum, count, more, still);
    add(sum, count, more, pushed);
    output.Store3(0, asuint(sum.xyz));
    output.Store(12, count);
    output.Store2(16, asuint(float2(sum.w, more)));
    Item local = constants;
    kept = local;
    copy[0] = kept;
}
