// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1

[[vk::ext_builtin_input(/* SubgroupSize */ 36)]] static const float4x4 lanes;
[[vk::ext_builtin_input(/* SubgroupEqMask */ 4416)]] static const uint me;
[[vk::ext_builtin_input(/* DeviceIndex */ 4438)]] static const float device;
RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)]
void main() { result[0] = lanes[0].x + me + device; }
