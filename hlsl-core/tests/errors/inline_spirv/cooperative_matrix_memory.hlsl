// args: -T cs_6_0 -fspv-target-env=vulkan1.3
// A matrix is read from scalars or vectors, not from arrays or other matrices.
#include <vk/khr/cooperative_matrix.h>
using Part = vk::khr::CooperativeMatrixA<float, vk::ScopeSubgroup, 16, 4>;
RWStructuredBuffer<float> scalars;
RWStructuredBuffer<float4x4> matrices;
groupshared float kept[64];
[numthreads(64, 1, 1)]
void main() {
  Part part = Part::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(scalars, 0, 16);
  Part other = Part::Load<vk::CooperativeMatrixLayoutRowMajorKHR>(matrices, 0, 16);
  part.Store<vk::CooperativeMatrixLayoutRowMajorKHR>(vk::GetGroupSharedAddress(kept), 16);
  other.Store<vk::CooperativeMatrixLayoutRowMajorKHR>(scalars, 0, 16);
}
