// args: -T vs_6_0 -fspv-preserve-interface -fspv-target-env=vulkan1.2
// From SPIR-V 1.4 on, resources are part of the interface that the option preserves.
struct Mixed { ByteAddressBuffer buffers[2]; int count; };
tbuffer Constants { Mixed mixed[2]; float scale; };
float4 main() : SV_Position { return scale; }
