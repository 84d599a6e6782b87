// args: -T cs_6_0 -E main
// One built-in is one variable of SPIR-V, which has one type.
[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const uint3 unsigned_count;
[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const int3 signed_count;
RWStructuredBuffer<uint> result;
[numthreads(1, 1, 1)] void main() { result[0] = unsigned_count.x + signed_count.y; }
