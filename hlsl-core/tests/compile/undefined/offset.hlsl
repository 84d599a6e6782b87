// args: -T ps_6_0
// An offset that was never set is zero: OpUndef is no constant.
Texture2D picture;
SamplerState state;
float4 main(float2 at : AT) : SV_Target {
  int2 offset[2];
  return picture.SampleLevel(state, at, 0, int2(offset[1].x, offset[0].y));
}
