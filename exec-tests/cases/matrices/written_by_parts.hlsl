// args: -T cs_6_0 -E main
// in 0: float 1 2 3 4 5 6
// in 1: int 1 0
// out 2: float 1 20 3 4 5 60 29 97 7 8 9 4 5 6 1 2 9 4 8 6
// Local matrices whose elements and rows are written one by one.

StructuredBuffer<float> numbers;
StructuredBuffer<int> indices;
RWStructuredBuffer<float> results;

void put(uint at, float2x3 m)
{
  for (uint i = 0; i < 6; ++i)
    results[at + i] = m[i / 3][i % 3];
}

[numthreads(1, 1, 1)]
void main()
{
  float2x3 m = { numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5] };
  float2x3 old = m;
  m[0][1] *= 10;
  m._m12 = 60;
  put(0, m);
  const float2 product = mul(m, float3(5, 1, numbers[0] - 0) + float3(0, 0, 0) - float3(0, 0, -0.0)) + float2(1, 12);
  results[6] = product.x;
  results[7] = product.y;

  m[0] = float3(7, 8, 9);
  m[1] = old[1];
  put(8, m);

  float2x3 n = old;
  n[1][indices[0]] = 8;
  n[indices[1]][2] = 9;
  put(14, n);
}
