// args: -T cs_6_6 -Od -fspv-target-env=webgpu
// Nor one of doubles one of their bits.
#include <vk/khr/cooperative_matrix.h>
typedef vk::khr::CooperativeMatrixAccumulator<double, vk::ScopeSubgroup, 16, 16> Sums;
groupshared float sums[256];

[numthreads(32, 1, 1)]
void main() {
    Sums::Splat(1).Store<vk::MemoryAccessMaskNone, vk::CooperativeMatrixLayoutRowMajorKHR>(
        vk::GetGroupSharedAddress(sums[0]), 16);
}
