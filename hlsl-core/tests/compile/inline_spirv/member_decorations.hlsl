// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.2
// Inline SPIR-V, "Decorations": of members of blocks, and of structs that only pointers of inline SPIR-V lead to.
struct Light {
    float4 color;
    [[vk::ext_decorate(/* NonWritable */ 24)]] float4 place;
};
RWStructuredBuffer<Light> lights;

cbuffer Frame {
    float time;
    [[vk::ext_decorate(/* Offset */ 35, 32)]] float delta;
    [[vk::ext_decorate(/* NonReadable */ 25)]] float unread;
};

struct Far {
    [[vk::ext_decorate(/* Offset */ 35, 0)]] float4 first;
    [[vk::ext_decorate(/* Offset */ 35, 48)]] float4 second;
};
using Pointer = vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, 5349> >, Far>;

[[vk::ext_capability(/* Int64 */ 11)]]
[[vk::ext_instruction(/* OpBitcast */ 124)]]
Pointer pointer_to(uint64_t address);

[[vk::ext_capability(/* PhysicalStorageBufferAddresses */ 5347)]]
[[vk::ext_instruction(/* OpLoad */ 61)]]
Far load(Pointer pointer, [[vk::ext_literal]] uint aligned = 2, [[vk::ext_literal]] uint alignment = 16);

float4 main(nointerpolation uint2 at : AT) : SV_Target {
    lights[1].color = time + delta;
    Far far = load(pointer_to(uint64_t(at.x)));
    return far.first + far.second + lights[0].place;
}
