// args: -T cs_6_0 -E main
AppendStructuredBuffer<uint> list;
RWTexture2D<uint> counts;
RWTexture2D<uint> others;

void put(AppendStructuredBuffer<uint> into, uint value)
{
    into.Append(value);
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    AppendStructuredBuffer<uint> alias = list;
    RWTexture2D<uint> image = others;
    if (id.x < 16)
        image = counts;
    uint before;
    InterlockedAdd(image[id], 1u, before);
    put(alias, before);
}
