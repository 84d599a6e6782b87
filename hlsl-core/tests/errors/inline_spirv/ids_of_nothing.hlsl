// args: -T cs_6_6 -fspv-target-env=vulkan1.3
// What is computed, is a part or is a member of `$Globals` has no id of its own.
static uint counted;
static uint several[3];
uint of_globals;
[[vk::ext_decorate_id(/* CounterBuffer */ 5634, !counted)]] RWStructuredBuffer<uint> computed;
[[vk::ext_decorate_id(/* CounterBuffer */ 5634, several[1])]] RWStructuredBuffer<uint> part;
[[vk::ext_decorate_id(/* CounterBuffer */ 5634, of_globals)]] RWStructuredBuffer<uint> member;
cbuffer Block {
    float4 before;
    [[vk::ext_decorate_id(/* UniformId */ 27, before)]] float4 after;
};
[numthreads(1, 1, 1)]
void main() {
    computed[0] = part[0] + member[0] + after.x;
}
