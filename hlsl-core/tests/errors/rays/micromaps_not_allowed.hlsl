// args: -T cs_6_9 -E main -fspv-target-env=vulkan1.2
RaytracingAccelerationStructure world;
[numthreads(1, 1, 1)]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  RayQuery<RAY_FLAG_FORCE_OMM_2_STATE> first;
  first.TraceRayInline(world, RAY_FLAG_NONE, 0xff, ray);
  RayQuery<RAY_FLAG_NONE> second;
  second.TraceRayInline(world, RAY_FLAG_FORCE_OMM_2_STATE | RAY_FLAG_CULL_OPAQUE, 0xff, ray);
}
