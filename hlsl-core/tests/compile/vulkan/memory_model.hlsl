// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.2
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.2 -fspv-use-vulkan-memory-model
// globallycoherent is a decoration in the older memory model and an operand of each access in Vulkan's.

globallycoherent RWStructuredBuffer<uint> shared_by_all;
globallycoherent RWByteAddressBuffer bytes;
RWStructuredBuffer<uint> own;

[numthreads(1, 1, 1)]
void main() {
  shared_by_all[0] = own[0] + bytes.Load(4);
  own[1] = shared_by_all[1];
}
