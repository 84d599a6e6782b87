// args: -T cs_6_0 -E main -fspv-branch-on-buffers
// in 0: uint 10 11 12 13
// in 1: uint 20 21 22 23
// in 2: uint 100 200 300
// in 3: uint 400 500 600
// in 4: uint 0 0 0 0
// out 4: uint 0 300 0 200
// in 5: uint 0 0 0 0
// out 5: uint 200 0 400 0
// in 6: uint 0
// out 6: uint 2
// in 7: uint 5
// out 7: uint 7
// in 9: uint 0*4
// out 9: uint 5 0 6 1
// constants 8: uint 4
// out 10: uint 10 21 12 23 16 12
// Buffers that change places each round, as often as only the device knows: read, written, counted and measured.

[[vk::binding(0)]] StructuredBuffer<uint> low;
[[vk::binding(1)]] StructuredBuffer<uint> high;
[[vk::binding(2)]] ByteAddressBuffer front;
[[vk::binding(3)]] ByteAddressBuffer back;
[[vk::binding(4), vk::counter_binding(6)]] RWStructuredBuffer<uint> even;
[[vk::binding(5), vk::counter_binding(7)]] RWStructuredBuffer<uint> odd;
[[vk::binding(8)]] cbuffer Settings { uint rounds; };
[[vk::binding(9)]] RWByteAddressBuffer counts;
[[vk::binding(10)]] RWByteAddressBuffer result;

struct Sides
{
    StructuredBuffer<uint> list;
    ByteAddressBuffer raw;
};

Sides sides(uint round)
{
    Sides chosen;
    if (round & 1)
    {
        chosen.list = high;
        chosen.raw = front;
        return chosen;
    }
    chosen.list = low;
    if (round > 1)
        chosen.raw = back;
    else
        chosen.raw = front;
    return chosen;
}

[numthreads(1, 1, 1)]
void main()
{
    RWStructuredBuffer<uint> to = odd;
    RWByteAddressBuffer last = result;
    for (uint i = 0; i < rounds; ++i)
    {
        Sides now = sides(i);
        result.Store(4 * i, now.list[i]);
        InterlockedAdd(to[i], now.raw.Load(4 + 4 * (i & 1)) - (i > 1 ? 100 : 0));
        counts.Store(4 * i, to.IncrementCounter());
        if (i & 1)
            to = odd;
        else
            to = even;
        if (i > 100)
            last = counts;
    }
    uint length, stride;
    sides(rounds).list.GetDimensions(length, stride);
    last.Store(16, length * stride);
    sides(rounds).raw.GetDimensions(length);
    last.Store(20, length);
}
