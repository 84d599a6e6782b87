// args: -T cs_6_0 -fspv-target-env=universal1.5
// Kernels of OpenCL tell signed integers by their instructions, not by their types.
[[vk::ext_builtin_input(/* EnqueuedWorkgroupSize */ 32)]] static const int3 size;

RWStructuredBuffer<int> result;

[numthreads(1, 1, 1)]
void main() {
    result[0] = size.y;
}
