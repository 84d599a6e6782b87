// manual: Ray tracing (the variables of an entry point's parameters)
// args: -T lib_6_5 -fspv-target-env=vulkan1.2 -fspv-preserve-interface
// args: -T lib_6_5 -fspv-target-env=vulkan1.2
struct Payload { float4 color; };
struct Spot { float2 at; };
RWStructuredBuffer<uint> count;

[shader("closesthit")]
void closest_hit(inout Payload payload, in Spot spot) { count[0] = 1; }
