// args: -T cs_6_0 -E main -fspv-target-env=wgpu
RWByteAddressBuffer bytes;

[[vk::ext_capability(4427)]]
[[vk::ext_extension("SPV_KHR_shader_draw_parameters")]]
[[vk::ext_instruction(128)]]
uint sum(uint a, uint b);

[numthreads(1, 1, 1)]
void main() { bytes.Store(0, sum(1, 2)); }
