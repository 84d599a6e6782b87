// args: -T vs_6_0 -fspv-target-env=wgpu
// args: -T vs_6_0 -fspv-target-env=webgpu
// A built-in variable that inline SPIR-V declares with the wrong type is no hint that could be dropped.
struct Rates { float first; float list[3]; };
[[vk::ext_capability(/* FragmentShadingRateKHR */ 4422)]] [[vk::ext_extension("SPV_KHR_fragment_shading_rate")]]
[[vk::ext_builtin_output(/* PrimitiveShadingRateKHR */ 4432)]] static Rates rates;
float4 main(float4 at : AT) : SV_Position
{
    rates.list[1] = at.x;
    return at;
}
