// args: -T vs_6_0 -E vertex -fspv-target-env=webgpu
// args: -T ps_6_0 -E pixel -fspv-target-env=webgpu
// args: -T cs_6_0 -E compute -fspv-target-env=webgpu
RWStructuredBuffer<float4> places;
[[vk::image_format("rgba8")]] RWTexture2D<float4> trail;
[[vk::image_format("rgba8")]] RWTexture2D<float4> only_read;
StructuredBuffer<float4> offsets;
Texture2DMSArray<float4> layers;
groupshared float exchanged;

float4 vertex(uint id : SV_VertexID) : SV_Position
{
    trail[uint2(id, 0)] = only_read[uint2(id, 0)];
    return places[id] + offsets[id];
}

float4 pixel(float2 at : AT) : SV_Target
{
    places[0] = offsets[0];
    return layers.Load(int3(at, 0), 0);
}

[numthreads(1, 1, 1)]
void compute()
{
    float before;
    InterlockedExchange(exchanged, 1, before);
}
