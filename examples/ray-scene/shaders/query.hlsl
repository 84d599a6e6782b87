// The scene in a compute shader that asks the acceleration structure itself.

#include "scene.hlsli"

[numthreads(8, 8, 1)]
void trace_picture(uint3 id : SV_DispatchThreadID) {
    if (id.x < scene.width && id.y < scene.height)
        picture[id.y * scene.width + id.x] = render(id.xy);
}

/// Lets a query decide about anything that is not opaque: holes in the fence, and boxes around balls.
void visit_candidates(RayQuery<RAY_FLAG_NONE> query) {
    while (query.Proceed()) {
        float3 origin = query.WorldRayOrigin();
        float3 direction = query.WorldRayDirection();
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE) {
            if (!is_hole(origin + direction * query.CandidateTriangleRayT()))
                query.CommitNonOpaqueTriangleHit();
        } else {
            float distance = meet_ball(balls[query.CandidatePrimitiveIndex()], origin, direction);
            float nearest = query.CommittedStatus() == COMMITTED_NOTHING ? FAR : query.CommittedRayT();
            if (distance > query.RayTMin() && distance < nearest)
                query.CommitProceduralPrimitiveHit(distance);
        }
    }
}

float3 paint(uint material, float3 at) {
    switch (material) {
    case CHECKERS:
        return checkers(at);
    case STRIPES:
        return stripes(at);
    default:
        return float3(0.30, 0.42, 0.24);
    }
}

Hit trace(RayDesc ray) {
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(world, RAY_FLAG_NONE, 0xff, ray);
    visit_candidates(query);
    Hit hit;
    hit.normal = 0;
    hit.distance = -1;
    hit.color = 0;
    hit.mirror = 0;
    if (query.CommittedStatus() == COMMITTED_NOTHING)
        return hit;
    hit.distance = query.CommittedRayT();
    float3 at = ray.Origin + ray.Direction * hit.distance;
    if (query.CommittedInstanceID() == TRIANGLES) {
        Face face = faces[query.CommittedPrimitiveIndex() + (query.CommittedGeometryIndex() == 0 ? 0 : FENCE_START)];
        hit.normal = face.normal;
        hit.color = paint(face.material, at);
    } else {
        Ball ball = balls[query.CommittedPrimitiveIndex()];
        hit.normal = (at - ball.center) / ball.radius;
        hit.color = ball.color;
        hit.mirror = ball.mirror;
    }
    return hit;
}

bool is_lit(RayDesc ray) {
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(world, RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH, 0xff, ray);
    visit_candidates(query);
    return query.CommittedStatus() == COMMITTED_NOTHING;
}
