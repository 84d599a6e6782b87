// args: -T ps_6_0 -E main
// Explicit locations are not limited; formats of the elements of arrays are the shader's business.

[[vk::image_format("rgba32f")]] RWTexture2D<uint4> images[2];

float4 main([[vk::location(100000)]] float4 color : COLOR) : SV_Target {
  images[1][uint2(0, 0)] = 1;
  return color;
}
