[[vk::combinedImageSampler]] [[vk::binding(3)]] Texture2D picture;
[[vk::binding(4)]] SamplerState smp;
float4 main(float2 uv : UV) : SV_Target { return picture.Sample(smp, uv); }
