// args: -T vs_6_6 -fspv-target-env=vulkan1.3
[[vk::ext_capability(/* TileShadingQCOM */ 4495)]]
float4 main() : SV_Position { return 1; }
