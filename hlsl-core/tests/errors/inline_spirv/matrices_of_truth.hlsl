// args: -T cs_6_6 -fspv-target-env=vulkan1.3
// Cooperative matrices are in memory of numbers.
#include <vk/khr/cooperative_matrix.h>
typedef vk::khr::CooperativeMatrixAccumulator<int, vk::ScopeSubgroup, 16, 16> Ints;
groupshared bool2 truths[256];

[numthreads(32, 1, 1)]
void main() {
  Ints::Splat(1).Store<vk::MemoryAccessMaskNone, vk::CooperativeMatrixLayoutRowMajorKHR>(vk::GetGroupSharedAddress(truths[0]), 16);
}
