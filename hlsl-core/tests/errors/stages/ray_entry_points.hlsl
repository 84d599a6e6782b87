// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// What the manual says of the entry functions of each stage.
struct Payload { float4 color; };
struct Spot { float2 at; };
[shader("raygeneration")] void generate(inout Payload payload) {}
[shader("intersection")] float intersect() { return 1; }
[shader("anyhit")] void any_hit(inout Payload payload) {}
[shader("closesthit")] void closest_hit(in Payload payload, in Spot spot) {}
[shader("closesthit")] void closest_hit_too(inout Payload payload, inout Spot spot) {}
[shader("miss")] void miss() {}
[shader("miss")] void miss_too(inout float4 payload) {}
[shader("callable")] void callable(inout Payload payload, inout Payload more) {}
