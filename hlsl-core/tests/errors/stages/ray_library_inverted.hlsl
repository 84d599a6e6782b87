// args: -T lib_6_5 -fvk-invert-y -fspv-target-env=vulkan1.2
struct Payload { float4 color; };
[shader("miss")] void miss(inout Payload payload) { payload.color = 1; }
