// args: -T cs_6_0 -E main
// in 0: uint 2 0 3 1 2 2
// out 1: uint 1 1 3 1 0 12 10 11
// Components of local vectors that are stored by an index which is only known when the shader runs.

StructuredBuffer<uint> digits;
RWStructuredBuffer<uint> results;

[numthreads(1, 1, 1)]
void main()
{
  uint4 count = 0;
  for (uint i = 0; i < 6; ++i)
    count[digits[i]] += 1;
  for (uint i = 0; i < 4; ++i)
    results[i] = count[i];

  uint4 order = uint4(0, 10, 20, 30);
  order[digits[0]] = order[digits[3]] + 2;
  order[digits[2]] = 11;
  results[4] = order.x;
  results[5] = order.z;
  results[6] = order.y;
  results[7] = order.w;
}
