// args: -T lib_6_8 -fspv-target-env=vulkan1.2
// Before shader model 6.9, what nobody calls may use them.
float unused(dx::HitObject hit) { return hit.GetRayTMin(); }
RaytracingAccelerationStructure world;
RWStructuredBuffer<float> result;

[shader("raygeneration")]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  dx::HitObject hit = dx::HitObject::MakeMiss(RAY_FLAG_FORCE_OMM_2_STATE, 0, ray);
  dx::MaybeReorderThread(hit);
  RayQuery<RAY_FLAG_NONE, 1> query;
  query.TraceRayInline(world, 0, 0xff, ray);
}
