// args: -T lib_6_9 -fspv-target-env=vulkan1.2
struct Holder { float weight; dx::HitObject hit; };
struct [raypayload] Payload {
  float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss);
  dx::HitObject hit : read(caller) : write(caller);
};

dx::HitObject in_globals;
groupshared dx::HitObject shared_one;
groupshared Holder shared_struct[4];
cbuffer Buffer { Holder in_buffer; }
StructuredBuffer<Holder> elements;
ConstantBuffer<Holder> constants;
RaytracingAccelerationStructure world;

[shader("raygeneration")]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  Payload payload;
  TraceRay(world, 0, 0xff, 0, 1, 0, ray, payload);
}

[shader("miss")]
void sky(inout Payload payload) {}
