// An array is bound elsewhere if its elements would be where attributes bind other resources. Arrays of textures stay one
// binding for wgpu.
// args: -T ps_6_0 -E main -fspv-target-env=wgpu
// args: -T ps_6_0 -E main -fspv-target-env=webgpu
[[vk::binding(1)]] Texture2D<float4> layers[3] : register(t2);
[[vk::binding(2)]] SamplerState filters[2];
[[vk::binding(3)]] cbuffer Sizes { float2 size; };
[[vk::binding(4)]] RWStructuredBuffer<float> counts[2];
[[vk::binding(5)]] ByteAddressBuffer last;
[[vk::binding(6)]] StructuredBuffer<float> kept[2];

float4 main(float2 at : AT) : SV_Target
{
    counts[1][0] = last.Load(0);
    return layers[0].Sample(filters[1], at * size) + layers[2].Sample(filters[0], at) * kept[1][0];
}
