// args: -T cs_6_0 -E main
// in 0: float 6 -2 0.5 8
// in 1: uint 5 77
// out 2: float 45 1.5 9 2 -3 8 -2 18 36 8 -2 100
// out 3: uint 160 2 9 0
// Chains of operations with constants, which one operation can stand for.

StructuredBuffer<float> x;
StructuredBuffer<uint> n;
RWStructuredBuffer<float> results;
RWStructuredBuffer<uint> bits;

[numthreads(1, 1, 1)]
void main()
{
  results[0] = (x[0] * 2.5) * 3;
  results[1] = x[0] / 4;
  results[2] = (x[0] * 3) / 2;
  results[3] = 24 / (x[0] * 2);
  results[4] = (3 / x[1]) * 2;
  results[5] = (12 - x[0]) + 2;
  results[6] = 1.5 - (x[2] + 3);
  results[7] = -(-(x[0] + 10) - 2);
  results[8] = x[0] * x[3] + x[0] * x[1];
  results[9] = x[0] + (x[3] - x[0]);
  results[10] = (x[1] * 1e30) * 1e-30;
  const float2x2 turn = { 0, -1, 1, 0 };
  results[11] = mul(turn, mul(turn, float2(-100, 1))).x;

  bits[0] = (n[0] << 2) << 3;
  bits[1] = (n[1] >> 1) >> 4;
  bits[2] = (n[1] >> 3) & 15;
  bits[3] = (n[0] << 20) << 12;
}
