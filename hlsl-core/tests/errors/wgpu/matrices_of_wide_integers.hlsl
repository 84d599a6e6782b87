// args: -T cs_6_6 -fspv-target-env=webgpu
// A cooperative matrix of 64-bit integers cannot become one of pairs of words.
#include <vk/khr/cooperative_matrix.h>
typedef vk::khr::CooperativeMatrixAccumulator<uint64_t, vk::ScopeSubgroup, 16, 16> Sums;
RWStructuredBuffer<uint> result;
groupshared uint sums[256];

[numthreads(32, 1, 1)]
void main() {
    Sums::Splat(uint64_t(result[0])).Store<vk::MemoryAccessMaskNone, vk::CooperativeMatrixLayoutRowMajorKHR>(
        vk::GetGroupSharedAddress(sums[0]), 16);
}
