// manual: Subpass inputs
// args: -T ps_6_0 -E main
[[vk::input_attachment_index(0)]] SubpassInput color;
[[vk::input_attachment_index(1), vk::binding(5, 2)]] SubpassInput<uint2> numbers;
[[vk::input_attachment_index(3)]] SubpassInputMS<float> depth;

float4 main(uint id : SV_SampleIndex) : SV_Target
{
    return color.SubpassLoad() * numbers.SubpassLoad().x + depth.SubpassLoad(id);
}
