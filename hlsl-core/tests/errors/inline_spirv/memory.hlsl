// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.1
// Pointers and their types, which passes rely on.
#define POINTER [[vk::ext_reference]]
[[vk::ext_instruction(/* OpLoad */ 61)]] int load(POINTER float a);
[[vk::ext_instruction(/* OpLoad */ 61)]] float load_value(float a);
[[vk::ext_instruction(/* OpStore */ 62)]] void store(POINTER uint a, float4 value);
[[vk::ext_instruction(/* OpAccessChain */ 65)]] float chain(POINTER float4 a, uint index);
[[vk::ext_instruction(/* OpCompositeInsert */ 82)]] float4 insert(int part, float4 a, [[vk::ext_literal]] uint index);
RWStructuredBuffer<uint> o;
RWByteAddressBuffer bytes;
[numthreads(1, 1, 1)]
void main(uint3 i : SV_DispatchThreadID) {
    float4 a = bytes.Load<float4>(0);
    float x = a.y;
    bytes.Store(0, load(x) + load_value(x) + chain(a, 1));
    store(o[1], a);
    bytes.Store(16, insert(i.x, a, 1));
}
