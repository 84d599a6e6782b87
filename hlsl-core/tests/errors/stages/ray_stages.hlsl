// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// The tables of the manual's section on ray tracing say which stages have an intrinsic.
struct Payload { float4 color; };
struct Spot { float2 at; };
RaytracingAccelerationStructure world;
RWStructuredBuffer<float> result;

float everywhere() { return RayTCurrent(); }

[shader("raygeneration")] void generate() { result[0] = everywhere() + HitKind(); }
[shader("miss")] void miss(inout Payload payload) { payload.color = InstanceID(); IgnoreHit(); }
[shader("callable")] void callable(inout Payload payload) { payload.color.xyz = WorldRayOrigin(); }
[shader("intersection")] void intersect() {
  Payload payload = (Payload)0;
  CallShader(0, payload);
}
[shader("anyhit")] void any_hit(inout Payload payload, in Spot spot) { ReportHit(1, 0, spot); }
[shader("compute")] [numthreads(1, 1, 1)] void compute() { result[1] = DispatchRaysIndex().x; }
