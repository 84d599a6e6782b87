// args: -T lib_6_5 -fspv-target-env=vulkan1.2
struct Surface { float2 at; Texture2D<float4> picture; };
struct Layered : Surface { uint layer; };
struct Deep : Layered {};
RaytracingAccelerationStructure world;
Texture2D<float4> picture;
[shader("raygeneration")] void generate() {
  RayDesc ray = (RayDesc)0;
  Surface surface = { float2(0, 0), picture };
  TraceRay(world, 0, 1, 0, 1, 0, ray, surface);
  Deep deep;
  CallShader(0, deep);
}
[shader("callable")] void callable(inout Deep deep) {}
