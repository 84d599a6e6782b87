// args: -T lib_6_9 -fspv-target-env=vulkan1.2
struct [raypayload] Payload {
  float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};
RWStructuredBuffer<float> result;

[shader("anyhit")]
void any(inout Payload payload, BuiltInTriangleIntersectionAttributes where) {
  dx::HitObject hit;
}
[shader("closesthit")]
void closest(inout Payload payload, BuiltInTriangleIntersectionAttributes where) {
  dx::MaybeReorderThread(1, 1);
}
float of(dx::HitObject hit) { return hit.GetRayTMin(); }
[shader("compute")] [numthreads(1, 1, 1)]
void groups() {
  result[0] = of(dx::HitObject::MakeNop());
}
