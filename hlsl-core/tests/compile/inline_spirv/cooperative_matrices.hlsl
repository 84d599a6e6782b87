// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// A header made of inline SPIR-V that comes with the compiler: matrices that a subgroup holds together.

#include <vk/khr/cooperative_matrix.h>

using namespace vk;
using namespace vk::khr;
typedef CooperativeMatrixA<float, ScopeSubgroup, 16, 8> Left;
typedef CooperativeMatrixB<float, ScopeSubgroup, 8, 16> Right;
typedef CooperativeMatrixAccumulator<float, ScopeSubgroup, 16, 16> Sum;

StructuredBuffer<float> left;
RWStructuredBuffer<float> right;
globallycoherent RWStructuredBuffer<float> result;
groupshared float scratch[256];

[numthreads(32, 1, 1)]
void main() {
  Left a = Left::Load<CooperativeMatrixLayoutRowMajorKHR>(left, 0, 8);
  Right b = Right::Load<MemoryAccessNontemporalMask, CooperativeMatrixLayoutColumnMajorKHR>(right, 0, 8);
  Sum sum = cooperativeMatrixMultiplyAdd(a, b, Sum::Splat(0.5));
  for (uint i = 0; i < sum.GetLength(); ++i)
    sum.Set(max(sum.Get(i), 0), i);
  sum = (sum + sum * 2.0).negate();
  sum.Store<CooperativeMatrixLayoutRowMajorKHR>(GetGroupSharedAddress(scratch[0]), 16);
  sum = Sum::Load<CooperativeMatrixLayoutColumnMajorKHR>(GetGroupSharedAddress(scratch[0]), 16);
  sum.CoherentStore<CooperativeMatrixLayoutRowMajorKHR>(result, 0, 16);
}
