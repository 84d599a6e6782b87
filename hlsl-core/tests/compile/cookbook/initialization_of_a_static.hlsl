// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Initialization of a static
// Reading and writing through statics, one made of another.
StructuredBuffer<float4> source;
RWStructuredBuffer<float4> target;
RWByteAddressBuffer bytes;

static StructuredBuffer<float4> from = source;
static RWStructuredBuffer<float4> to = target;
static RWStructuredBuffer<float4> also_to = to;
static RWByteAddressBuffer raw = bytes;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    to[id] = from[id];
    also_to[id].w = 0.0;
    raw.Store(4 * id, 1);
}
