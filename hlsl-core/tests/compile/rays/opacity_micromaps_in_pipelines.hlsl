// args: -T lib_6_9 -fspv-target-env=vulkan1.2
// The flag in a pipeline's rays, put together when the shader runs.

RaytracingAccelerationStructure world;
RWStructuredBuffer<float4> result;
RaytracingPipelineConfig1 config = { 1, RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS };

struct [raypayload] Payload {
  float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};

[shader("raygeneration")]
void main() {
  RayDesc ray = { float3(0, 0, 0), 0.5, float3(0, 0, 1), 10 };
  Payload payload = { float4(0, 0, 0, 0) };
  uint flags = (uint)result[1].x;
  if (flags > 7)
    flags |= RAY_FLAG_FORCE_OMM_2_STATE;
  TraceRay(world, flags, 0xff, 0, 1, 0, ray, payload);
  result[0] = payload.color;
}
