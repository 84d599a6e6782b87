// args: -T cs_6_0 -E main -fspv-branch-on-buffers
// args: -T cs_6_0 -E main -fspv-branch-on-buffers -Od
// A use of one of several buffers: conditional, by a function, in a struct, in a loop, with counters.
struct Lists
{
    AppendStructuredBuffer<uint> to;
    ByteAddressBuffer from;
    uint offset;
};

AppendStructuredBuffer<uint> small;
AppendStructuredBuffer<uint> large;
ByteAddressBuffer front;
ByteAddressBuffer back;
RWStructuredBuffer<uint2> sizes_0;
RWStructuredBuffer<uint2> sizes_1;
uint rounds;

Lists lists(uint value)
{
    Lists result;
    result.offset = 4;
    result.from = front;
    if (value < 10)
    {
        result.to = small;
        return result;
    }
    result.to = large;
    result.from = back;
    return result;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RWStructuredBuffer<uint2> sizes = rounds > 3 ? sizes_0 : sizes_1;
    for (uint i = 0; i < rounds; ++i)
    {
        Lists now = lists(id + i);
        now.to.Append(now.from.Load(now.offset * i));
        InterlockedAdd(sizes[id].y, 1);
        sizes[id].x = sizes.IncrementCounter();
        if (i == 2)
            sizes = sizes_0;
    }
}
