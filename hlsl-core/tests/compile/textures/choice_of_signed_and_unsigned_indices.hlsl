// args: -T ps_6_0
// Indices of different types become one type where one of them is chosen. The texture that is never set leaves the
// choice to be made late.
Texture2D<float4> layers[4];
float4 main(nointerpolation uint which : A) : SV_Target {
  Texture2D<float4> unset[2];
  Texture2D<float4> pair[2];
  pair[0] = layers[which];
  pair[1] = layers[1];
  return unset[0].Load(int3(0, 0, 0)) + pair[which & 1].Load(int3(0, 0, 0));
}
