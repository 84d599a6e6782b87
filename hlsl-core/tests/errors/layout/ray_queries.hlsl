// args: -T cs_6_6
// A ray query is in no memory that the host can see.
RaytracingAccelerationStructure scene;
RWStructuredBuffer<float> distances;

RayQuery<RAY_FLAG_NONE> query;
float far;

struct Search {
    RayQuery<RAY_FLAG_NONE> steps[2];
    float longest;
};
ConstantBuffer<Search> search;

[numthreads(1, 1, 1)]
void main() {
    RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), far };
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    distances[0] = min(query.CommittedRayT(), search.longest);
}
