// args: -T lib_6_5 -fspv-target-env=vulkan1.3
// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// An invocation that traced may go on in another subgroup: what it knows of it is volatile, as a decoration since
// Vulkan 1.3, in loads of the Vulkan memory model before.

RaytracingAccelerationStructure world;
RWStructuredBuffer<uint> result;
struct Payload { uint lanes; };

[shader("raygeneration")]
void generate() {
  Payload payload = { WaveGetLaneCount() };
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  result[WaveGetLaneIndex()] = payload.lanes + WaveGetLaneCount();
}
