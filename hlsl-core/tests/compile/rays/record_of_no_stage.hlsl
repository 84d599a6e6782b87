// args: -T lib_6_8 -fcgl
// Only stages of ray tracing have records.
[[vk::shader_record_nv]] cbuffer Record { float4 tint; };
[shader("compute")] [numthreads(1, 1, 1)] void main() {}
