// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Function parameters
struct Pair
{
    ByteAddressBuffer raw;
    StructuredBuffer<uint> list;
};

ByteAddressBuffer raw;
StructuredBuffer<uint> list;
RWStructuredBuffer<uint> result;

uint read(Pair pair, uint at)
{
    return pair.raw.Load(4 * at) + pair.list[at];
}

void write(RWStructuredBuffer<uint> to, uint at, uint value)
{
    to[at] = value;
}

void copy_to(inout RWStructuredBuffer<uint> to, out StructuredBuffer<uint> from)
{
    from = list;
    write(to, 0, from[1]);
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Pair pair;
    pair.raw = raw;
    pair.list = list;
    write(result, id, read(pair, id));
    RWStructuredBuffer<uint> to = result;
    StructuredBuffer<uint> from;
    copy_to(to, from);
    write(to, 1, from[2]);
}
