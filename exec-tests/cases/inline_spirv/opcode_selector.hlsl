// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// out 0: float 3 -1 2 0.5 -1 int -6 -8 7 -7 0 uint 9 5 14 3 0xfffffff9
// out 1: float -7 4294967296 int -2 7 uint 0xfffffff9 2 int64 -7 4294967289 uint64 0xfffffffffffffff9 4294967289
// Headers of the compiler: arithmetic and conversions chosen by component type; what is widened keeps its value.

#include <vk/opcode_selector.h>
using namespace vk::util;

struct Sums { float f[5]; int i[5]; uint u[5]; };
struct Conversions { float to_float[2]; int to_int[2]; uint to_uint[2]; int64_t to_long[2]; uint64_t to_ulong[2]; };
RWStructuredBuffer<Sums> sums : register(u0);
RWStructuredBuffer<Conversions> conversions : register(u1);

[numthreads(1, 1, 1)]
void main(uint one : SV_GroupIndex) {
  float x = 1 + one, y = 2;
  int i = -7, j = 1 + one;
  uint u = 7 + one, v = 2;
  Sums it;
  typedef ArithmeticSelector<float> Floats;
  it.f[0] = Floats::Add(x, y); it.f[1] = Floats::Sub(x, y); it.f[2] = Floats::Mul(x, y);
  it.f[3] = Floats::Div(x, y); it.f[4] = Floats::Negate(float2(x, y)).x;
  typedef ArithmeticSelector<int> Ints;
  it.i[0] = Ints::Add(i, j); it.i[1] = Ints::Sub(i, j); it.i[2] = Ints::Negate(i); it.i[3] = Ints::Mul(i, j);
  it.i[4] = Ints::Div(j, i);
  typedef ArithmeticSelector<uint> Uints;
  it.u[0] = Uints::Add(u, v); it.u[1] = Uints::Sub(u, v); it.u[2] = Uints::Mul(u, v); it.u[3] = Uints::Div(u, v);
  it.u[4] = Uints::Negate(u);
  sums[0] = it;
  Conversions c;
  uint large = asuint(i);
  c.to_float[0] = ConversionSelector<int, float>::Convert<float>(i);
  c.to_float[1] = ConversionSelector<uint, float>::Convert<float>(large);
  c.to_int[0] = ConversionSelector<float, int>::Convert<int>(-y);
  c.to_int[1] = ConversionSelector<uint, int>::Convert<int>(u);
  c.to_uint[0] = ConversionSelector<int, uint>::Convert<uint>(i);
  c.to_uint[1] = ConversionSelector<float, uint>::Convert<uint>(y);
  c.to_long[0] = ConversionSelector<int, int64_t>::Convert<int64_t>(i);
  c.to_long[1] = ConversionSelector<uint, int64_t>::Convert<int64_t>(large);
  c.to_ulong[0] = ConversionSelector<int, uint64_t>::Convert<uint64_t2>(int2(i, j)).x;
  c.to_ulong[1] = ConversionSelector<uint, uint64_t>::Convert<uint64_t>(large);
  conversions[0] = c;
}
