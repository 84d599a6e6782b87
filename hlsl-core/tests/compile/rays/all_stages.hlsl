// args: -T lib_6_5 -fspv-target-env=vulkan1.3
// args: -T lib_6_5 -fspv-target-env=vulkan1.1 -fspv-extension=SPV_NV_ray_tracing -fspv-extension=SPV_KHR_vulkan_memory_model -D NV
// Ray tracing in the manual: each stage with the system values, instructions and storage classes that its tables give it,
// with the KHR extension and with the older one (which has no GeometryIndex).

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;

struct Payload { float4 color; };
struct Spot { float2 at; };
struct Call { float4 data; };

[shader("raygeneration")]
void generate() {
  Payload payload = { float4(DispatchRaysIndex(), 0) };
  RayDesc ray = { float3(0, 0, -1), 0.01, float3(DispatchRaysIndex()) / DispatchRaysDimensions(), 100 };
  TraceRay(world, RAY_FLAG_FORCE_OPAQUE, 0xff, 1, 2, 3, ray, payload);
  Call call = { payload.color };
  CallShader(4, call);
  result[DispatchRaysIndex().x] = call.data;
}

float3 where() {
  float3 at = ObjectRayOrigin() + ObjectRayDirection() * RayTMin() + WorldRayOrigin() + WorldRayDirection();
  at += mul(ObjectToWorld3x4(), float4(at, 1)) + mul(float4(at, 1), ObjectToWorld4x3());
  return at + mul(WorldToObject3x4(), float4(at, 1)) + mul(float4(at, 1), WorldToObject4x3());
}

uint which() {
#ifdef NV
  return InstanceIndex() + InstanceID() + PrimitiveIndex() + RayFlags();
#else
  return InstanceIndex() + InstanceID() + PrimitiveIndex() + RayFlags() + GeometryIndex();
#endif
}

[shader("intersection")]
void intersect() {
  Spot spot = { where().xy };
  if (ReportHit(RayTCurrent() * 0.5, which() & 0x7f, spot))
    spot.at = 0;
}

[shader("anyhit")]
void any_hit(inout Payload payload, in Spot spot) {
  payload.color.xy += spot.at;
  if (HitKind() == HIT_KIND_TRIANGLE_FRONT_FACE)
    IgnoreHit();
  if (which() == 3)
    AcceptHitAndEndSearch();
  payload.color.z = RayTCurrent();
}

[shader("closesthit")]
void closest_hit(inout Payload payload, in Spot spot) {
  Payload next = payload;
  RayDesc ray = { where(), 0.01, WorldRayDirection(), RayTCurrent() };
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 0, 0, ray, next);
  payload.color = next.color * spot.at.x + HitKind() + which();
}

[shader("miss")]
void miss(inout Payload payload) {
  payload.color = float4(WorldRayDirection() + WorldRayOrigin(), RayTMin() + RayTCurrent() + RayFlags());
}

[shader("callable")]
void callable(inout Call call) {
  Call inner = call;
  CallShader(5, inner);
  call.data += inner.data;
}
