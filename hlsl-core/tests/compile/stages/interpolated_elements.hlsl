// args: -T ps_6_0 -E main
// Vectors are interpolated anew, also those that are elements of arrays or rows; of a component, the vector is.

struct Input {
  float4 colors[2] : COLOR;
  float4x4 rows : ROW;
  float3 normal : NORMAL;
};

static float4 colors[2];

float4 main(Input input) : SV_Target {
  colors = input.colors;
  return EvaluateAttributeSnapped(input.colors[1], int2(1, 2)) + EvaluateAttributeCentroid(input.colors[0].y)
      + EvaluateAttributeAtSample(input.rows[2], 1) + EvaluateAttributeSnapped(input.normal.z, int2(0, 1))
      + EvaluateAttributeSnapped(colors[0], int2(3, 4));
}
