// args: -T lib_6_9 -fspv-target-env=vulkan1.2
// What an invocation writes before it is reordered it reads after that: Vulkan says that with more than it takes.

reordercoherent RWStructuredBuffer<uint> counts;
RWStructuredBuffer<uint> plain;

[shader("raygeneration")]
void main() {
  counts[0] = 5;
  Barrier(UAV_MEMORY, REORDER_SCOPE);
  dx::MaybeReorderThread(counts[1], 3);
  plain[0] = counts[0];
}
