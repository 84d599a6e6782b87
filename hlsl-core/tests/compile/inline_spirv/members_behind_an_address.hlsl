// args: -T cs_6_6
// Members in an order of their own, and vectors that start where they do not cross 16 bytes, where `offset` alone would.
typedef vk::Literal<vk::integral_constant<uint, /* PhysicalStorageBuffer */ 5349> > Physical;

struct Inner { [[vk::ext_decorate(/* Offset */ 35, 4)]] float3 direction; [[vk::ext_decorate(35, 0)]] float length; };
struct Late { [[vk::ext_decorate(35, 12)]] float2 offset; };
struct Outer
{
    [[vk::ext_decorate(35, 64)]] Inner inner;
    [[vk::ext_decorate(35, 88)]] Late late;
    [[vk::ext_decorate(35, 0)]] float3x3 rotation;
    [[vk::ext_decorate(35, 48)]] float2 scale;
    [[vk::ext_decorate(35, 56)]] uint64_t next;
};
typedef vk::SpirvOpaqueType</* OpTypePointer */ 32, Physical, Outer> Pointer;

[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer to_pointer(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Outer load(Pointer from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);

RWStructuredBuffer<uint64_t> addresses;
RWStructuredBuffer<float3> result;

[numthreads(1, 1, 1)]
void main()
{
    Outer it = load(to_pointer(addresses[0]), 2, 16);
    result[0] = mul(it.rotation, it.inner.direction) * it.inner.length + float3(it.scale + it.late.offset, 0);
    addresses[1] = it.next;
}
