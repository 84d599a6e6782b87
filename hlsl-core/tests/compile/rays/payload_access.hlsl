// args: -T lib_6_7 -fspv-target-env=vulkan1.2
// Payload access qualifiers say who reads and writes; SPIR-V has nothing to say about it.

struct [raypayload] Payload {
  float4 color : read(caller) : write(miss, closesthit);
  uint depth : read(caller, closesthit, anyhit) : write(caller, closesthit);
  bool done : read(caller) : write(caller, anyhit);
};

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;

[shader("raygeneration")]
void generate() {
  Payload payload;
  payload.depth = 1;
  payload.done = false;
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 100 };
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  result[0] = payload.done ? 0 : payload.color * payload.depth;
}

[shader("miss")]
void miss(inout Payload payload) { payload.color = 1; }

[shader("anyhit")]
void any_hit(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) { payload.done = payload.depth > 3; }
