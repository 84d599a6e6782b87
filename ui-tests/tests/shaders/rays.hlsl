// A ray tracing pipeline: three stages, one of which reads a shader record.
struct Hit { float3 color; float distance; };
struct Material { float3 albedo; float roughness; };
cbuffer Camera { float4x4 to_world; float3 eye; };
RaytracingAccelerationStructure world;
RWTexture2D<float4> picture;

[[vk::shader_record_ext]] cbuffer Record { Material material; uint texture_index; };

[shader("raygeneration")]
void generate() {
    Hit hit = (Hit)0;
    RayDesc ray = { eye, 0.001, mul(to_world, float4(0, 0, 1, 0)).xyz, 1000 };
    TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, hit);
    picture[DispatchRaysIndex().xy] = float4(hit.color, 1);
}

[shader("miss")]
void sky(inout Hit hit) { hit.color = 0.5; }

[shader("closesthit")]
void touch(inout Hit hit, BuiltInTriangleIntersectionAttributes at) {
    hit.color = material.albedo * (texture_index + at.barycentrics.x);
    hit.distance = RayTCurrent();
}
