// args: -T lib_6_9 -fspv-target-env=vulkan1.2
RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;
struct [raypayload] Payload {
  float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};

// SPIR-V cannot keep the nearest.
[shader("raygeneration")]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  Payload payload = { result[0] };
  dx::HitObject nearest = dx::HitObject::TraceRay(world, 0, 0xff, 0, 1, 0, ray, payload);
  ray.Origin = result[1].xyz;
  dx::HitObject other = dx::HitObject::TraceRay(world, 0, 0xff, 0, 1, 0, ray, payload);
  if (other.GetRayTCurrent() < nearest.GetRayTCurrent())
    nearest = other;
  dx::HitObject::Invoke(nearest, payload);
  result[0] = payload.color;
}
