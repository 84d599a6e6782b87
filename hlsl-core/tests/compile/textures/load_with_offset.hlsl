// args: -T ps_6_0 -E main
// Offsets of fetches may be anything that becomes constant.

Texture2D<float4> plain;
Texture2DArray<float4> layers;
Texture2DMS<float4> samples;

float4 beside(int2 at, int2 step) { return plain.Load(int3(at, 0), step); }

float4 main(nointerpolation int2 at : AT) : SV_Target {
  int2 step = int2(2, 3);
  return beside(at, int2(1, -1)) + beside(at, -step) + layers.Load(int4(at, 2, 0), step)
    + samples.Load(at, 3, step - 1);
}
