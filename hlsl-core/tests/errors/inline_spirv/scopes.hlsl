// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.1
// Scopes and memory semantics, constant and as Vulkan has them, and pointers of atomic operations.
#define POINTER [[vk::ext_reference]]
[[vk::ext_instruction(/* OpAtomicIAdd */ 234)]] uint add(POINTER uint a, uint scope, uint semantics, uint value);
[[vk::ext_instruction(/* OpAtomicStore */ 228)]] void set(POINTER uint a, uint scope, uint semantics, uint value);
[[vk::ext_instruction(/* OpMemoryBarrier */ 225)]] void order(uint scope, uint semantics);
[[vk::ext_instruction(/* OpControlBarrier */ 224)]] void wait(uint execution, uint scope, uint semantics);
RWStructuredBuffer<uint> o;
[numthreads(8, 1, 1)]
void main(uint3 i : SV_DispatchThreadID) {
    uint own = i.y;
    o[0] = add(own, 1, 0, i.x);
    o[1] = add(o[7], i.x, 0, i.x);
    o[2] = add(o[7], 1, 0x46, i.x);
    o[3] = add(o[7], 0, 0, i.x);
    set(o[4], 1, 0x42, i.x);
    order(1, i.x);
    order(1, 0);
    order(1, 8);
    wait(1, 2, 0x108);
}
