// args: -T cs_6_5 -E main -fspv-target-env=wgpu
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> seen : register(u0);

struct Sphere { float3 center; float radius; };
StructuredBuffer<Sphere> spheres : register(t1);

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    RayDesc ray;
    ray.Origin = float3(at * 0.125 - 0.5, -1);
    ray.Direction = float3(0, 0, 1);
    ray.TMin = 0.01;
    ray.TMax = 100;

    RayQuery<RAY_FLAG_CULL_BACK_FACING_TRIANGLES> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (query.Proceed())
    {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
        {
            if (query.CandidateTriangleBarycentrics().x > 0.25)
                query.CommitNonOpaqueTriangleHit();
        }
        else
        {
            Sphere sphere = spheres[query.CandidatePrimitiveIndex()];
            float3 to = sphere.center - query.CandidateObjectRayOrigin();
            float along = dot(to, query.CandidateObjectRayDirection());
            float away = dot(to, to) - along * along;
            if (away < sphere.radius * sphere.radius)
                query.CommitProceduralPrimitiveHit(along - sqrt(sphere.radius * sphere.radius - away));
        }
    }

    float4 color = 0;
    if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT)
        color = float4(query.CommittedTriangleBarycentrics(), query.CommittedRayT(), query.CommittedInstanceID());
    else if (query.CommittedStatus() == COMMITTED_PROCEDURAL_PRIMITIVE_HIT)
        color = float4(mul(query.CommittedObjectToWorld3x4(), float4(0, 0, query.CommittedRayT(), 1)), query.RayTMin());
    seen[at.y * 8 + at.x] = color;
}
