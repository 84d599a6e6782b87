// args: -T cs_6_5 -E main -fspv-target-env=vulkan1.2
// Ray queries in the manual: every method of its table.

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  RayQuery<RAY_FLAG_CULL_NON_OPAQUE | RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> query;
  query.TraceRayInline(world, RAY_FLAG_FORCE_OPAQUE, 0xff, ray);
  float4 sum = 0;
  while (query.Proceed()) {
    switch (query.CandidateType()) {
    case CANDIDATE_PROCEDURAL_PRIMITIVE:
      if (query.CandidateProceduralPrimitiveNonOpaque())
        query.CommitProceduralPrimitiveHit(2.5);
      break;
    case CANDIDATE_NON_OPAQUE_TRIANGLE:
      sum.xy += query.CandidateTriangleBarycentrics();
      sum.z += query.CandidateTriangleRayT();
      if (query.CandidateTriangleFrontFace())
        query.CommitNonOpaqueTriangleHit();
      break;
    }
    sum.w += query.CandidateInstanceIndex() + query.CandidateInstanceID() + query.CandidateGeometryIndex() +
             query.CandidatePrimitiveIndex() + query.CandidateInstanceContributionToHitGroupIndex();
    sum.xyz += query.CandidateObjectRayOrigin() + query.CandidateObjectRayDirection();
    sum.xyz += mul(query.CandidateObjectToWorld3x4(), sum) + mul(sum, query.CandidateObjectToWorld4x3());
    sum.xyz += mul(query.CandidateWorldToObject3x4(), sum) + mul(sum, query.CandidateWorldToObject4x3());
    if (sum.w > 100)
      query.Abort();
  }
  if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT && query.CommittedTriangleFrontFace())
    sum.xy += query.CommittedTriangleBarycentrics();
  if (query.CommittedStatus() != COMMITTED_NOTHING) {
    sum.w += query.CommittedInstanceIndex() + query.CommittedInstanceID() + query.CommittedGeometryIndex() +
             query.CommittedPrimitiveIndex() + query.CommittedInstanceContributionToHitGroupIndex() +
             query.CommittedRayT();
    sum.xyz += query.CommittedObjectRayOrigin() + query.CommittedObjectRayDirection();
    sum.xyz += mul(query.CommittedObjectToWorld3x4(), sum) + mul(sum, query.CommittedObjectToWorld4x3());
    sum.xyz += mul(query.CommittedWorldToObject3x4(), sum) + mul(sum, query.CommittedWorldToObject4x3());
  }
  sum.xyz += query.WorldRayOrigin() + query.WorldRayDirection() * query.RayTMin() + query.RayFlags();
  result[0] = sum;
}
