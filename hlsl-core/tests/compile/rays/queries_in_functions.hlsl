// args: -T ps_6_5 -E main -fspv-target-env=vulkan1.2
// args: -T ps_6_5 -E main -fspv-target-env=vulkan1.2 -Od
// A query has no value: functions get the caller's, by value or not, and arrays of them stay where they are.

RaytracingAccelerationStructure world;

typedef RayQuery<RAY_FLAG_NONE> Query;

void finish(Query query) {
  while (query.Proceed())
    query.CommitNonOpaqueTriangleHit();
}

void start(inout Query query, float3 direction) {
  RayDesc ray = { float3(0, 0, 0), 0, direction, 100 };
  query.TraceRayInline(world, RAY_FLAG_NONE, 1, ray);
}

float4 main(nointerpolation uint which : WHICH) : SV_Target {
  Query queries[2];
  start(queries[0], float3(1, 0, 0));
  start(queries[1], float3(0, 1, 0));
  finish(queries[0]);
  finish(queries[1]);
  Query one;
  start(one, float3(0, 0, 1));
  finish(one);
  return queries[which & 1].CommittedRayT() + one.CommittedRayT();
}
