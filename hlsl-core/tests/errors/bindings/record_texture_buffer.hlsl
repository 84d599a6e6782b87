// args: -T lib_6_3 -fspv-target-env=vulkan1.2
[[vk::shader_record_ext]] tbuffer Record { float4 tint; };
[shader("raygeneration")] void main() {}
