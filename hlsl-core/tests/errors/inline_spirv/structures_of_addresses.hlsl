// args: -T cs_6_6 -fspv-target-env=vulkan1.3
// An acceleration structure has a type of its own.
[[vk::ext_capability(/* RayTracingKHR */ 4479)]]
[[vk::ext_extension("SPV_KHR_ray_tracing")]]
[[vk::ext_instruction(/* OpConvertUToAccelerationStructureKHR */ 4447)]]
uint number(uint64_t address);
[[vk::ext_instruction(4447)]]
RaytracingAccelerationStructure structure(float address);
RWStructuredBuffer<uint> numbers;

[numthreads(1, 1, 1)]
void main() {
  numbers[0] = number(numbers[1]);
  structure(2);
}
