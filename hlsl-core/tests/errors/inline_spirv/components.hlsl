// args: -T ps_6_0 -E main
// A location has four components of 32 bits.
float4 main([[vk::location(1), vk::ext_decorate(/* Component */ 31, 4)]] float a : A,
            [[vk::location(2), vk::ext_decorate(/* Component */ 31, 3)]] float2 b : B,
            [[vk::location(3), vk::ext_decorate(/* Component */ 31, 1)]] nointerpolation double c : C,
            [[vk::location(5), vk::ext_decorate(/* Component */ 31, 2)]] nointerpolation double d : D,
            [[vk::location(6), vk::ext_decorate(/* Component */ 31, 1)]] float3 e : E,
            [[vk::location(7), vk::ext_decorate(/* Component */ 31, 0)]] nointerpolation double3 f : F,
            [[vk::location(9), vk::ext_decorate(/* Component */ 31, 0)]] float2x2 g : G) : SV_Target {
  return a + b.xyxy + float(c + d + f.x) + e.xyzz + g[0].xyxy;
}
