// args: -T lib_6_7 -fspv-target-env=vulkan1.2
// args: -T lib_6_7 -Wno-payload-access-trace -Wno-payload-access-shader -fspv-target-env=vulkan1.2
// The caller hands in what it may write, and gets back what it may read.
struct [raypayload] Payload {
  float4 color : read(caller) : write(miss, closesthit);
  uint seed : read(closesthit) : write(caller);
  uint bounces : read(caller, closesthit) : write(caller, closesthit);
};

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;

void trace(inout Payload payload, float3 direction) {
  RayDesc ray = { float3(0, 0, 0), 0, direction, 100 };
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
}

[shader("raygeneration")] void nothing_written() {
  RayDesc ray = (RayDesc)0;
  Payload payload;
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  result[0] = payload.color * payload.bounces;
}

[shader("raygeneration")] void too_much_written() {
  RayDesc ray = (RayDesc)0;
  Payload payload = (Payload)0;
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  result[0] = payload.color + payload.seed;
}

[shader("raygeneration")] void in_a_loop() {
  RayDesc ray = (RayDesc)0;
  Payload payload;
  payload.bounces = 0;
  float4 sum = 0;
  for (uint i = 0; i < 4; i++) {
    payload.seed = i;
    TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    if (payload.bounces > 3)
      break;
    payload.seed++;
    sum += payload.color;
  }
  result[0] = sum;
}

// What a function does with it is not known to its reader, and nothing is said.
[shader("raygeneration")] void by_a_function() {
  Payload payload;
  payload.seed = 3;
  payload.bounces = 0;
  trace(payload, float3(0, 0, 1));
  result[0] = payload.color * payload.bounces;
}

[shader("closesthit")] void again(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  Payload next;
  next.seed = payload.seed;
  next.bounces = payload.bounces + 1;
  RayDesc ray = (RayDesc)0;
  TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, next);
  payload = next;
}
