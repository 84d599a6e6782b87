// args: -T lib_6_9 -fspv-target-env=vulkan1.2
// args: -T lib_6_9 -fspv-target-env=vulkan1.2 -Od
// Hit objects of shader model 6.9: each way to make one, everything to ask of one, reordering, invoking.

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;

struct [raypayload] Payload {
  float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};
struct [raypayload] Small {
  uint bounce : read(caller, anyhit) : write(caller);
};
struct Corner {
  float2 where;
};

[shader("raygeneration")]
void generate() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  Small small = { 3 };
  Payload payload = { float4(1, 2, 3, 4) };

  dx::HitObject hit = dx::HitObject::TraceRay(world, RAY_FLAG_FORCE_OPAQUE, 0xff, 1, 2, 3, ray, small);
  dx::MaybeReorderThread(hit);
  dx::MaybeReorderThread(hit, small.bounce, 2);
  dx::MaybeReorderThread(small.bounce, 4);
  dx::HitObject::Invoke(hit, payload);
  result[0] = payload.color;

  result[1] = float4(hit.GetRayFlags(), hit.GetRayTMin(), hit.GetRayTCurrent(), hit.GetHitKind());
  result[2].xyz = hit.GetWorldRayOrigin() + hit.GetWorldRayDirection();
  result[3].xyz = hit.GetObjectRayOrigin() + hit.GetObjectRayDirection();
  result[4] = mul(float3(1, 2, 3), hit.GetObjectToWorld3x4());
  result[5].xyz = mul(float4(1, 2, 3, 4), hit.GetObjectToWorld4x3());
  result[6] = mul(float3(1, 2, 3), hit.GetWorldToObject3x4());
  result[7].xyz = mul(float4(1, 2, 3, 4), hit.GetWorldToObject4x3());
  result[8] =
      float4(hit.GetGeometryIndex(), hit.GetInstanceIndex(), hit.GetInstanceID(), hit.GetPrimitiveIndex());
  result[9].xy = hit.GetAttributes<Corner>().where;
  result[9].zw = hit.GetAttributes<BuiltInTriangleIntersectionAttributes>().barycentrics;

  dx::HitObject miss = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 2, ray);
  miss.SetShaderTableIndex(miss.GetShaderTableIndex() + 1);
  dx::HitObject::Invoke(miss, payload);
  result[10] = payload.color * hit.LoadLocalRootTableConstant(8);
}

// What other stages may do with them.
[shader("closesthit")]
void bounce(inout Payload payload, BuiltInTriangleIntersectionAttributes where) {
  RayDesc ray = { WorldRayOrigin(), 0, float3(where.barycentrics, 1), 5 };
  RayQuery<RAY_FLAG_NONE> query;
  query.TraceRayInline(world, RAY_FLAG_NONE, 0xff, ray);
  while (query.Proceed())
    query.CommitNonOpaqueTriangleHit();
  dx::HitObject hit = dx::HitObject::FromRayQuery(query);
  if (hit.IsHit())
    hit.SetShaderTableIndex(7);
  dx::HitObject::Invoke(hit, payload);
}

[shader("miss")]
void sky(inout Payload payload) {
  dx::HitObject nothing = dx::HitObject::MakeNop();
  dx::HitObject also;
  payload.color = float4(nothing.IsNop(), nothing.IsMiss(), also.IsNop(), 1);
}
