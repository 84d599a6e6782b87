// args: -T lib_6_6 -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Several entry points, with an acceleration structure.

struct [raypayload] Hit { float3 color : write(closesthit, miss, caller) : read(caller); };
[shader("raygeneration")] void generate() {
    RaytracingAccelerationStructure world = ResourceDescriptorHeap[0]; RWTexture2D<float4> picture = ResourceDescriptorHeap[1];
    RayDesc ray = { float3(0, 0, -1), 0, float3(0, 0, 1), 100 }; Hit hit = (Hit)0;
    TraceRay(world, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, hit); picture[DispatchRaysIndex().xy] = float4(hit.color, 1);
}
[shader("closesthit")] void near(inout Hit hit, BuiltInTriangleIntersectionAttributes at) {
    StructuredBuffer<float3> colors = ResourceDescriptorHeap[NonUniformResourceIndex(InstanceID())]; Texture2D<float4> t = ResourceDescriptorHeap[NonUniformResourceIndex(InstanceID() + 1)];
    hit.color = colors[PrimitiveIndex()] + t.SampleLevel(SamplerDescriptorHeap[0], at.barycentrics, 0).rgb;
}
[shader("miss")] void sky(inout Hit hit) { hit.color = 0; }
