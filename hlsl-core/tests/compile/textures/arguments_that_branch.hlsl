// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
// An image and its sampler are put together in the block that uses them, whatever the arguments do before.

Texture2D image;
SamplerState linear_sampler;
SamplerComparisonState shadow_sampler;
RWStructuredBuffer<float2> points : register(u1);

float4 main(nointerpolation int i : I, float2 at : AT) : SV_Target {
  float4 sum = image.Sample(linear_sampler, i > 0 ? points[i] : points[0]++);
  sum += image.SampleLevel(linear_sampler, at, i > 1 ? points[i].x : points[1].y++);
  sum += image.SampleGrad(linear_sampler, at, at, i > 2 ? points[i] : points[2]++);
  sum += image.SampleCmp(shadow_sampler, at, i > 3 ? points[i].x : points[3].y++);
  sum += image.Gather(linear_sampler, i > 4 ? points[i] : points[4]++);
  sum += image.CalculateLevelOfDetail(linear_sampler, i > 5 ? points[i] : points[5]++);
  return sum;
}
