// args: -T lib_6_6 -fspv-target-env=vulkan1.2
// args: -T lib_6_7 -fspv-target-env=vulkan1.2 -disable-payload-qualifiers
// Before shader model 6.7 payloads need no access qualifiers, and an option does without them later, too.

struct Payload { float4 color; };

[shader("miss")]
void miss(inout Payload payload) { payload.color = 1; }
