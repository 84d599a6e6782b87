// args: -T cs_6_9 -E allowed -fspv-target-env=vulkan1.2
// args: -T cs_6_9 -E forced -fspv-target-env=vulkan1.2
// args: -T cs_6_9 -E without -fspv-target-env=vulkan1.2
// Opacity micromaps of shader model 6.9: the capability is there where a flag or a query asks for it.

RaytracingAccelerationStructure world;
RWStructuredBuffer<uint> result;
static const RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };

[numthreads(1, 1, 1)]
void allowed() {
  RayQuery<RAY_FLAG_FORCE_OPAQUE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> query;
  query.TraceRayInline(world, RAY_FLAG_NONE, 0xff, ray);
  query.Proceed();
  result[0] = query.CommittedStatus();
}

[numthreads(1, 1, 1)]
void forced(uint index : SV_GroupIndex) {
  RayQuery<RAY_FLAG_NONE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> query;
  uint flags = result[1] > 2 ? RAY_FLAG_FORCE_OMM_2_STATE : RAY_FLAG_NONE;
  query.TraceRayInline(world, flags | result[2], 0xff, ray);
  query.Proceed();
  result[0] = query.CommittedStatus();
}

[numthreads(1, 1, 1)]
void without() {
  RayQuery<RAY_FLAG_FORCE_OPAQUE, RAYQUERY_FLAG_NONE> query;
  query.TraceRayInline(world, result[2], 0xff, ray);
  query.Proceed();
  result[0] = query.CommittedStatus();
}
