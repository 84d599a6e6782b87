[[vk::combinedImageSampler]] [[vk::binding(0)]] Texture2D<float4> picture;
[[vk::combinedImageSampler]] [[vk::binding(0)]] SamplerState sampled;
[[vk::binding(1)]] RWStructuredBuffer<float4> colors;
[numthreads(1, 1, 1)] void main() { colors[0] = picture.SampleLevel(sampled, 0.5, 0); }
