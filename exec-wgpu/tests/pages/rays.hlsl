struct Hit { float3 color; uint bounces; };

RaytracingAccelerationStructure world : register(t0);
RWTexture2D<float4> picture : register(u1);
StructuredBuffer<float3> normals : register(t2);

[[vk::shader_record_ext]] cbuffer Surface { float3 albedo; uint first_triangle; };

[shader("raygeneration")]
void generate() {
    uint2 at = DispatchRaysIndex().xy;
    RayDesc ray = { float3(at, -1), 0.001, float3(0, 0, 1), 1000 };
    Hit hit = (Hit)0;
    TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, hit);
    picture[at] = float4(hit.color, 1);
}

[shader("closesthit")]
void surface_hit(inout Hit hit, BuiltInTriangleIntersectionAttributes at) {
    float3 normal = normals[first_triangle + PrimitiveIndex()];
    hit.color = albedo * abs(dot(normal, WorldRayDirection()));
}

[shader("miss")]
void sky(inout Hit hit) { hit.color = float3(0.5, 0.7, 1); }
