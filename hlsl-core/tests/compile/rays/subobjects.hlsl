// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// Parts of Direct3D's state objects may stand beside the shaders; for Vulkan the host says such things.
GlobalRootSignature root = { "CBV(b0)" };
LocalRootSignature local = { "SRV(t3)" };
StateObjectConfig state = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS };
SubobjectToExportsAssociation association = { "local", "miss;closest_hit" };
RaytracingShaderConfig sizes = { 16, 8 };
RaytracingPipelineConfig depth = { 2 };
RaytracingPipelineConfig1 depth_and_flags = { 2, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup triangles = { "any_hit", "closest_hit" };
ProceduralPrimitiveHitGroup boxes = { "any_hit", "closest_hit", "intersection" };

struct Payload { float4 color; };

[shader("miss")]
void miss(inout Payload payload) { payload.color = 1; }
