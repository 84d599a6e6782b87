// args: -T ps_6_0 -E main
// A host that leaves the constant alone needs four descriptors.
[[vk::constant_id(1)]] const uint COUNT = 4;
Texture2D pages[COUNT] : register(t0);
SamplerState linear_sampler : register(s4);

float4 main(float2 at : PLACE, nointerpolation uint page : PAGE) : SV_Target {
    return pages[page].Sample(linear_sampler, at);
}
