// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.2 -Od
// What lies behind the address has offsets, and a local variable may not; with optimization there is none.
struct Far
{
    [[vk::ext_decorate(/* Offset */ 35, 0)]] float4 first;
    [[vk::ext_decorate(/* Offset */ 35, 16)]] float4 second;
};
using Pointer = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, 5349> >, Far>;
[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer pointer_to(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]] Far load(Pointer pointer, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);

float4 main(nointerpolation uint at : AT) : SV_Target
{
    Far far = load(pointer_to(uint64_t(at)), /* Aligned */ 2, 16);
    return far.first + far.second;
}
