// args: -T vs_6_6 -fspv-target-env=universal1.5
// A capability that SPIR-V 1.6 brings is not declared before.
[[vk::ext_capability(/* UniformDecoration */ 71)]]
float4 main() : SV_Position { return 1; }
