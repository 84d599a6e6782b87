// args: -T cs_6_2 -fspv-target-env=vulkan1.1
// Buffers are not of the storage class StorageBuffer yet.
#include <vk/khr/cooperative_matrix.h>
using namespace vk;
using namespace vk::khr;
typedef CooperativeMatrixA<int, ScopeSubgroup, 16, 8> Left;
StructuredBuffer<int> left;
RWStructuredBuffer<int> result;
[numthreads(32, 1, 1)]
void main()
{
    Left a = Left::Load<CooperativeMatrixLayoutRowMajorKHR>(left, 0, 8);
    result[0] = a.GetLength();
}
