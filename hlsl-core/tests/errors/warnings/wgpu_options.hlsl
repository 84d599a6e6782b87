// args: -T cs_6_0 -E main -fspv-target-env=wgpu -pack-optimized
// args: -T cs_6_0 -E main -fspv-target-env=webgpu -fspv-reflect -fspv-use-vulkan-memory-model
[numthreads(1, 1, 1)]
void main() {}
