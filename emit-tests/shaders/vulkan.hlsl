// What only Vulkan has.
#if RAYS
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u1);
struct Payload {
    float3 color;
};

[shader("raygeneration")]
void trace() {
    RayDesc ray = {float3(0, 0, 0), 0.1, float3(0, 0, 1), 100};
    Payload payload = {float3(0, 0, 0)};
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    image[DispatchRaysIndex().xy] = float4(payload.color, 1);
}

[shader("miss")]
void missed(inout Payload payload) {
    payload.color = float3(0.5, 0.7, 1);
}
#endif

#if ATTACHMENT
[[vk::input_attachment_index(0)]] SubpassInput<float4> before : register(t0);

[shader("pixel")]
float4 again() : SV_Target {
    return 1 - before.SubpassLoad();
}
#endif
