// Every method of a ray query; records 0 to 7 are of the candidates, by primitive, and the last is of the committed hit.
#include "given.hlsli"

void candidate(RayQuery<RAY_FLAG_NONE> query) {
  bool is_triangle = query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE;
  put(query.CandidateType());
  put(query.CandidateInstanceIndex());
  put(query.CandidateInstanceID());
  put(query.CandidateInstanceContributionToHitGroupIndex());
  put(query.CandidateGeometryIndex());
  put(query.CandidatePrimitiveIndex());
  put(query.CandidateObjectRayOrigin());
  put(query.CandidateObjectRayDirection());
  put(query.CandidateObjectToWorld3x4());
  put(query.CandidateObjectToWorld4x3());
  put(query.CandidateWorldToObject3x4());
  put(query.CandidateWorldToObject4x3());
  if (is_triangle) {
    put(query.CandidateTriangleRayT());
    put(query.CandidateTriangleBarycentrics());
    put(query.CandidateTriangleFrontFace());
  } else {
    put(query.CandidateProceduralPrimitiveNonOpaque());
  }
}

void committed(inout RayQuery<RAY_FLAG_NONE> query) {
  put(query.CommittedStatus());
  put(query.RayFlags());
  put(query.RayTMin());
  put(query.WorldRayOrigin());
  put(query.WorldRayDirection());
  if (query.CommittedStatus() == COMMITTED_NOTHING)
    return;
  put(query.CommittedInstanceIndex());
  put(query.CommittedInstanceID());
  put(query.CommittedInstanceContributionToHitGroupIndex());
  put(query.CommittedGeometryIndex());
  put(query.CommittedPrimitiveIndex());
  put(query.CommittedObjectRayOrigin());
  put(query.CommittedObjectRayDirection());
  put(query.CommittedObjectToWorld3x4());
  put(query.CommittedObjectToWorld4x3());
  put(query.CommittedWorldToObject3x4());
  put(query.CommittedWorldToObject4x3());
  put(query.CommittedRayT());
  if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
    put(query.CommittedTriangleBarycentrics());
    put(query.CommittedTriangleFrontFace());
  }
}

[numthreads(1, 1, 1)]
void main(uint ray : SV_GroupID) {
  Given it = given[ray];
  // One of two, so that arrays of them are shown to stay apart.
  RayQuery<RAY_FLAG_NONE> queries[2];
  uint one = ray & 1;
  queries[1 - one].TraceRayInline(world, RAY_FLAG_NONE, 0, ray_of(it));
  queries[one].TraceRayInline(world, it.flags, it.mask, ray_of(it));
  while (queries[one].Proceed()) {
    begin(ray, queries[one].CandidateInstanceIndex() * 4 + queries[one].CandidateGeometryIndex() * 2 +
                   queries[one].CandidatePrimitiveIndex());
    candidate(queries[one]);
    if (it.choices & COMMITS) {
      if (queries[one].CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
        queries[one].CommitNonOpaqueTriangleHit();
      else
        queries[one].CommitProceduralPrimitiveHit(
            distance_in_box(queries[one].CandidateObjectRayOrigin(), queries[one].CandidateObjectRayDirection()));
    }
    if (it.choices & STOPS)
      queries[one].Abort();
  }
  begin(ray, 8);
  committed(queries[one]);
}
