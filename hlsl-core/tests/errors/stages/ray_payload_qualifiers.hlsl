// args: -T lib_6_7 -fspv-target-env=vulkan1.2
// Qualifiers stand on members only, and each once.
struct [raypayload] Payload {
  float4 color : read(caller) : read(closesthit) : write(miss);
  float share : read(caller) : write(miss) : write(caller, miss);
};
float4 sky : read(miss);
void tint(inout Payload payload : write(caller)) { payload.color *= sky; }
[shader("miss")] void miss(inout Payload payload) { tint(payload); }
