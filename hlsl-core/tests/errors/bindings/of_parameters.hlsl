// args: -T ps_6_0 -E main
float4 main(
    [[vk::binding(3)]] float4 plain : A,
    [[vk::binding(2)]] uniform float4 input : B,
    [[vk::binding(1)]] uniform float4 first,
    [[vk::binding(7)]] uniform float4 second,
    [[vk::image_format("rgba8")]] uniform float4 third,
    [[vk::image_format("rgba8")]] uniform Texture2D<float4> picture,
    uniform Texture2D<float4x4> matrices) : SV_Target
{
    return plain + input + first + second + third;
}
