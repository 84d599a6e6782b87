// args: -T lib_6_5 -enable-payload-qualifiers -fspv-target-env=vulkan1.2
struct [raypayload] Payload { float4 color : read(caller) : write(miss); };
[shader("miss")] void miss(inout Payload payload) { payload.color = 1; }
