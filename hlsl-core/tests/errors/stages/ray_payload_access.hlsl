// args: -T lib_6_7 -fspv-target-env=vulkan1.2
struct [raypayload] Payload {
  float4 color : read(caller) : write(nobody);
  uint depth : read(anyhit) : write(miss);
  float share : read(caller);
  float unread : write(miss);
};
struct Unmarked { float4 color; };
[shader("miss")] void miss(inout Unmarked payload) { payload.color = 1; }
RaytracingAccelerationStructure world;
[shader("raygeneration")] void generate() {
  RayDesc ray = (RayDesc)0;
  float number = 0;
  TraceRay(world, 0, 1, 0, 1, 0, ray, number);
  CallShader(0, number);
}
