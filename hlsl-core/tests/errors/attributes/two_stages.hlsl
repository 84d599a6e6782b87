// args: -T lib_6_5 -fspv-target-env=vulkan1.2
struct Payload { float4 color; };
[shader("miss")] [shader("callable")] void both(inout Payload payload) { payload.color = 1; }
[shader("miss")] [shader("miss")] void twice(inout Payload payload) { payload.color = 1; }
