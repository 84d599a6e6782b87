// args: -T cs_6_2 -fspv-target-env=vulkan1.3
// Only what is groupshared has such an address.
#include <vk/khr/cooperative_matrix.h>
using Part = vk::khr::CooperativeMatrixA<float, vk::ScopeSubgroup, 16, 4>;
float given[64];
groupshared float kept[64];
RWStructuredBuffer<float> results;
[numthreads(64, 1, 1)]
void main() {
  float own[64] = { given };
  Part part = Part::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(vk::GetGroupSharedAddress(kept[0]), 16);
  part = part + Part::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(vk::GetGroupSharedAddress(own[0]), 16);
  part = part + Part::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(vk::GetGroupSharedAddress(given[0]), 16);
  part.Store<vk::CooperativeMatrixLayoutRowMajorKHR>(results, 0, 16);
}
