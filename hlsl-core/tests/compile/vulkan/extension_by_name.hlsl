// args: -T cs_6_0 -E main -fspv-extension=SPV_KHR_ray_query
// What the shader requests by name needs no permission.

[[vk::ext_extension("SPV_KHR_shader_clock")]] [[vk::ext_capability(5055)]] [[vk::ext_instruction(5056)]]
uint64_t clock(uint scope);

RWStructuredBuffer<uint64_t> result;

[numthreads(1, 1, 1)]
void main() { result[0] = clock(1); }
