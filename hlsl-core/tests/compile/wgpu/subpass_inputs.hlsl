// args: -T ps_6_0 -E main -fspv-target-env=webgpu
// args: -T ps_6_0 -E main -fspv-target-env=wgpu -fcgl
// Subpass inputs are textures that are read at the pixel's position.
[[vk::input_attachment_index(0)]] SubpassInput<float4> color;
[[vk::input_attachment_index(1)]] SubpassInputMS<uint> marks;

float4 main() : SV_Target
{
    return color.SubpassLoad() + marks.SubpassLoad(2);
}
