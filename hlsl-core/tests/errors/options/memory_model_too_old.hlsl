// args: -T cs_6_0 -E main -fspv-use-vulkan-memory-model

[numthreads(1, 1, 1)] void main() {}
