[[vk::combinedImageSampler]] [[vk::binding(2)]] Texture2D colors[2];
[[vk::combinedImageSampler]] [[vk::binding(2)]] SamplerState smp;
[[vk::combinedImageSampler]] [[vk::binding(3)]] Buffer<float4> texels;
float4 main(float2 uv : UV) : SV_Target { return colors[0].Sample(smp, uv) + texels[0]; }
