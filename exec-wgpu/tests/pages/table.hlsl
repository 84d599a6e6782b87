struct Push
{
    uint64_t table;
    uint count;
};
[[vk::push_constant]] Push push;

cbuffer Factors : register(b2) { uint factor; };
StructuredBuffer<uint> order : register(t4);
RWStructuredBuffer<uint> results : register(u7);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x < push.count)
        results[id.x] = vk::RawBufferLoad<uint>(push.table + 4 * order[id.x]) * factor;
}
