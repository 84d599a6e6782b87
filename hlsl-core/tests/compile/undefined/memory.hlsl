// Indices and coordinates out of range, and what nobody has written: nothing is checked, which is what robust access is
// for, and what has no value is OpUndef.
// args: -T cs_6_6 -E main
ByteAddressBuffer input;
RWByteAddressBuffer output;
StructuredBuffer<float4> structured;
RWTexture2D<float4> written;
Texture2D<float4> image;
Texture2DMS<float4> samples;
Texture2D<float4> many[];
SamplerState filter;
groupshared uint slots[64];

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    uint at = input.Load(0);
    float4 vector = structured[at];
    vector[at] = 1;
    float array[5] = { vector.x, vector.y, 3, 4, 5 };
    float nothing;
    if (at > 7)
        nothing = 2;
    uint shown = slots[at];
    GroupMemoryBarrierWithGroupSync();
    slots[lane] = at;
    float2 position = samples.GetSamplePosition(at);
    output.Store4(16 * lane, asuint(float4(vector[at + 1], array[at], nothing, shown)));
    written[id.xy] = image.Load(id) + samples.Load(id.xy, at) + many[NonUniformResourceIndex(at)].Load(id)
        + many[at].Load(id) + image.SampleLevel(filter, position, 99) + image.GatherRed(filter, position, int2(7, -8));
}
