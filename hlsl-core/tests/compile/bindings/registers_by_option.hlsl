// manual: Vulkan-specific options (-fvk-bind-register)
// args: -T ps_6_0 -E main -fvk-bind-register t3 1 9 2 -vkbr s0 0 4 5 -fvk-bind-register b2 0 6 7 -fvk-bind-globals 8 0
Texture2D image : register(t3, space1);
SamplerState filter : register(s0);
cbuffer Tint : register(b2)
{
    float4 tint;
};
float scale;

float4 main(float2 at : AT) : SV_Target
{
    return image.Sample(filter, at) * tint * scale;
}
