// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
[[vk::combinedImageSampler]] [[vk::binding(2)]] Texture2D color;
[[vk::combinedImageSampler]] [[vk::binding(2)]] SamplerState smp;
Texture2D other;
float4 main(float2 uv : UV) : SV_Target { return color.Sample(smp, uv) + other.Sample(smp, uv); }
