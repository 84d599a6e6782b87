// args: -T lib_6_3
// args: -T lib_6_3 -fspv-target-env=vulkan1.1
struct Payload { float distance; };
[shader("miss")] void missed(inout Payload payload) { payload.distance = 1; }
