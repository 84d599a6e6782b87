// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// All members of cooperative matrices: conversions, operators, accesses of all kinds, saturating sums.

#include <vk/khr/cooperative_matrix.h>

using namespace vk;
using namespace vk::khr;
typedef CooperativeMatrixA<int, ScopeSubgroup, 16, 8> Left;
typedef CooperativeMatrixB<int, ScopeSubgroup, 8, 16> Right;
typedef CooperativeMatrixAccumulator<int, ScopeSubgroup, 16, 16> Ints;
typedef CooperativeMatrixAccumulator<uint, ScopeSubgroup, 16, 16> Uints;
typedef CooperativeMatrixAccumulator<int64_t, ScopeSubgroup, 16, 16> Longs;
typedef CooperativeMatrixAccumulator<float, ScopeSubgroup, 16, 16> Floats;

StructuredBuffer<int> left;
globallycoherent RWStructuredBuffer<int> right;
RWStructuredBuffer<uint> uints;
RWStructuredBuffer<int64_t> longs;
RWStructuredBuffer<float> floats;
groupshared int scratch[256];

[numthreads(32, 1, 1)]
void main() {
  Left a = Left::Load<CooperativeMatrixLayoutRowMajorKHR>(left, 0, 8);
  Right b = Right::CoherentLoad<MemoryAccessVolatileMask, CooperativeMatrixLayoutColumnMajorKHR>(right, 0, 8);
  Ints sum = cooperativeMatrixSaturatingMultiplyAdd(a, b, Ints::Splat(1));
  Uints bits = sum.cast<uint>();
  Longs wide = bits.cast<int64_t>();
  Floats real = wide.cast<float>();
  Ints whole = real.cast<int>();
  real = bits.cast<float>() / sum.cast<float>() - real;
  bits = bits / Uints::Splat(3) * bits - bits;
  whole.Store<MemoryAccessVolatileMask, CooperativeMatrixLayoutRowMajorKHR>(GetGroupSharedAddress(scratch[0]), 16);
  sum = Ints::Load<MemoryAccessVolatileMask, CooperativeMatrixLayoutColumnMajorKHR>(GetGroupSharedAddress(scratch[0]), 16);
  sum.CoherentStore<MemoryAccessVolatileMask, CooperativeMatrixLayoutRowMajorKHR>(right, 0, 16);
  bits.Store<CooperativeMatrixLayoutRowMajorKHR>(uints, Ints::GetLength(), 16);
  wide.Store<CooperativeMatrixLayoutRowMajorKHR>(longs, 0, 16);
  real.negate().Store<MemoryAccessNontemporalMask, CooperativeMatrixLayoutRowMajorKHR>(floats, 0, 16);
  uints[0] = Ints::hasSignedIntegerComponentType + 2 * Uints::hasSignedIntegerComponentType;
}
