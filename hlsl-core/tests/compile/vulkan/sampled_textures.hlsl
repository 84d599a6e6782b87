// args: -T ps_6_0 -E main
// vk::SampledTexture*: an image and its sampler in one descriptor.

vk::SampledTexture2D<float4> image : register(t0);
vk::SampledTexture2DArray<float4> layers : register(t1);
vk::SampledTextureCUBE<float4> around : register(t2);

float4 main(float3 at : AT) : SV_Target {
  float width, height;
  image.GetDimensions(width, height);
  float4 sum = image.Sample(at.xy) + image.SampleLevel(at.xy, 1) + image.SampleBias(at.xy, 0.5, int2(1, 0));
  sum += image.SampleGrad(at.xy, ddx(at.xy), ddy(at.xy)) + image.Gather(at.xy) + image.Load(int3(at));
  sum += image.SampleCmp(at.xy, 0.5) + image.CalculateLevelOfDetail(at.xy);
  return sum + layers.Sample(at) + around.Sample(at) + width / height;
}
