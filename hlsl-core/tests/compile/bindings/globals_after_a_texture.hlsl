// manual: HLSL register and Vulkan binding ($Globals stands where its first variable does)
// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -fvk-bind-globals 2 1
Texture2D<float4> image;
float4 color;
static const float half_ = 0.5;
float weights[2] : register(c3);

float4 main() : SV_Target
{
    return image.Load(int3(0, 0, 0)) * color * half_ + weights[1];
}
