// One ray for each thread, along +z: what the query has committed. The triangles of instances with odd numbers are not opaque:
// of these the shader takes only those in front of z = 6.

struct Hit
{
    uint status;
    uint instance_index;
    uint instance_id;
    uint geometry;
    uint primitive;
    float distance;
    float2 barycentrics;
    float3 object_origin;
    uint is_front;
};

RaytracingAccelerationStructure world : register(t0);
StructuredBuffer<float4> origins : register(t1);
RWStructuredBuffer<Hit> hits : register(u0);

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { origins[at].xyz, 0.25, float3(0, 0, 1), origins[at].w };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(world, RAY_FLAG_NONE, 0x03, ray);
    while (query.Proceed())
    {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && query.CandidateTriangleRayT() < 6)
            query.CommitNonOpaqueTriangleHit();
    }
    Hit hit = (Hit)0;
    hit.status = query.CommittedStatus();
    if (hit.status == COMMITTED_TRIANGLE_HIT)
    {
        hit.instance_index = query.CommittedInstanceIndex();
        hit.instance_id = query.CommittedInstanceID();
        hit.geometry = query.CommittedGeometryIndex();
        hit.primitive = query.CommittedPrimitiveIndex();
        hit.distance = query.CommittedRayT();
        hit.barycentrics = query.CommittedTriangleBarycentrics();
        hit.object_origin = query.CommittedObjectRayOrigin();
        hit.is_front = query.CommittedTriangleFrontFace();
    }
    hits[at] = hit;
}
