[[vk::combinedImageSampler]] [[vk::binding(2)]] Texture2D color;
[[vk::combinedImageSampler]] [[vk::binding(2)]] Texture2D light;
[[vk::combinedImageSampler]] [[vk::binding(2)]] SamplerState smp;
float4 main(float2 uv : UV) : SV_Target { return color.Sample(smp, uv) + light.Sample(smp, uv); }
