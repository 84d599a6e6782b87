// args: -T lib_6_8 -fspv-target-env=universal1.5
// Without a stage of ray tracing, what uses the record still needs its capability.
[[vk::shader_record_nv]] cbuffer Record { float4 tint; };
export float4 tint_of_record() { return tint; }
