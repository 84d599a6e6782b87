// args: -T cs_6_5 -E main
// Ray queries are not only for the versions of SPIR-V that the extension was written for.

RaytracingAccelerationStructure scene;
RWStructuredBuffer<uint> result;

[numthreads(1, 1, 1)]
void main()
{
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    RayDesc ray = { float3(0, 0, 0), 0.1, float3(0, 0, 1), 100 };
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    result[0] = query.CommittedStatus();
}
