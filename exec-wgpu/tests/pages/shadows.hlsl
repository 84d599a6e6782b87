RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<float3> points : register(t1);
RWStructuredBuffer<uint> is_lit : register(u0);
cbuffer Sun { float3 to_sun; };

[numthreads(64, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { points[at], 0.01, to_sun, 1000 };
    RayQuery<RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> query;
    query.TraceRayInline(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, ray);
    query.Proceed();
    is_lit[at] = query.CommittedStatus() == COMMITTED_NOTHING;
}
