// args: -T vs_6_0 -E vs
// args: -T ps_6_0 -E ps
// Stages of one pipeline say where their parameters are; one of those in `$Params` says it for all.
float4 vs(uniform float scale, [[vk::binding(1)]] uniform float4x4 world, float4 at : POSITION) : SV_Position
{
    return mul(world, at) * scale;
}

float4 ps(
    [[vk::binding(2, 1)]] uniform float4 tint,
    [[vk::binding(3)]] uniform Texture2D<float4> picture,
    [[vk::binding(4)]] [[vk::counter_binding(6)]] uniform RWStructuredBuffer<uint> numbers,
    [[vk::image_format("rgba8")]] uniform RWTexture2D<float4> image) : SV_Target
{
    image[uint2(0, 0)] = numbers.IncrementCounter();
    return picture.Load(0) * tint;
}
