// args: -T ps_6_0 -E main
// Offsets of fetches that become constants are operands; others are added to the texel's place.

Texture2D<float4> plain;
Texture2DArray<float4> layers;
Texture2DMS<float4> samples;

float4 beside(int2 at, int2 step) { return plain.Load(int3(at, 0), step); }

float4 main(nointerpolation int2 at : AT, nointerpolation int2 step : STEP) : SV_Target {
  return beside(at, int2(1, -1)) + beside(at, step) + layers.Load(int4(at, 2, 0), step)
    + samples.Load(at, 3, step);
}
