// manual: HLSL register and Vulkan binding (attributes first, then registers with shifts, then what is free)
// args: -T ps_6_0 -E main -fvk-t-shift 10 0 -fvk-t-shift 20 1
// args: -T ps_6_0 -E main -fvk-t-shift 3 all -fvk-s-shift 7 all -fvk-auto-shift-bindings
// args: -T ps_6_0 -E main -auto-binding-space 5
struct Settings
{
    float4 tint;
};
ConstantBuffer<Settings> settings : register(b0);
Texture2D<float4> first : register(t0);
Texture2D<float4> second : register(t1, space1);
SamplerState filter;
[[vk::binding(3)]] RWBuffer<float4> marked : register(u5, space2);

float4 main(float2 at : AT) : SV_Target
{
    marked[0] = settings.tint;
    return first.Sample(filter, at) + second.Sample(filter, at);
}
