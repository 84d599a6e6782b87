// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3
// out 0: uint 0 0 0 0 0 0 4 0 0 0 0 0 40 4 8 0
// Atomic operations on single elements of matrices, and on scalars spelled as vectors of one.

struct Cell { row_major uint3x3 matrix_; uint3x1 column; uint number; };
RWStructuredBuffer<Cell> cells;
groupshared row_major uint2x2 shared_;

[numthreads(4, 1, 1)]
void main(uint index : SV_GroupIndex) {
  if (index == 0)
    shared_ = 0;
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(shared_._m01, 2);
  InterlockedAdd(cells[0].matrix_._m12, 1);
  InterlockedAdd(cells[0].column[0].x, 10);
  InterlockedAdd(cells[0].column[index / 4 + 1].x, 1);
  GroupMemoryBarrierWithGroupSync();
  if (index == 0)
    InterlockedAdd(cells[0].column[2].x, shared_._m01);
}
