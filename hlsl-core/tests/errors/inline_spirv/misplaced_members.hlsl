// args: -T cs_6_6
// args: -T cs_6_6 -fspv-target-env=universal1.5 -fvk-use-scalar-layout
// Structs behind addresses have what the shader says as their layout; scalar layouts ask less of vectors and structs.
typedef vk::Literal<vk::integral_constant<uint, /* PhysicalStorageBuffer */ 5349> > Physical;
template <typename T> using Pointer = vk::SpirvOpaqueType</* OpTypePointer */ 32, Physical, T>;

struct Overlapping { [[vk::ext_decorate(/* Offset */ 35, 0)]] float4 first; [[vk::ext_decorate(35, 8)]] float2 second; };
struct Vector { [[vk::ext_decorate(35, 0)]] float4 value; };
struct Unaligned { [[vk::ext_decorate(35, 4)]] Vector vector; };
struct Crossing { [[vk::ext_decorate(35, 12)]] float2 value; };
struct Listed { [[vk::ext_decorate(35, 0)]] float list[4]; };
struct Inner { [[vk::ext_decorate(35, 0)]] float first; [[vk::ext_decorate(35, 8)]] float second; };
struct Nested { [[vk::ext_decorate(35, 0)]] Inner inner; [[vk::ext_decorate(35, 8)]] float after; };

[[vk::ext_instruction(/* OpBitcast */ 124)]] Pointer<Overlapping> overlapping(uint64_t address);
[[vk::ext_instruction(124)]] Pointer<Unaligned> unaligned(uint64_t address);
[[vk::ext_instruction(124)]] Pointer<Crossing> crossing(uint64_t address);
[[vk::ext_instruction(124)]] Pointer<Listed> listed(uint64_t address);
[[vk::ext_instruction(124)]] Pointer<Nested> nested(uint64_t address);
[[vk::ext_instruction(/* OpLoad */ 61)]]
Overlapping load(Pointer<Overlapping> from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
[[vk::ext_instruction(61)]]
Unaligned load(Pointer<Unaligned> from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
[[vk::ext_instruction(61)]]
Crossing load(Pointer<Crossing> from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
[[vk::ext_instruction(61)]]
Listed load(Pointer<Listed> from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);
[[vk::ext_instruction(61)]]
Nested load(Pointer<Nested> from, [[vk::ext_literal]] uint aligned, [[vk::ext_literal]] uint alignment);

RWStructuredBuffer<uint64_t> addresses;
RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)]
void main()
{
    result[0] = load(overlapping(addresses[0]), 2, 16).second.x;
    result[1] = load(unaligned(addresses[1]), 2, 16).vector.value.x;
    result[2] = load(crossing(addresses[2]), 2, 16).value.x;
    result[3] = load(listed(addresses[3]), 2, 16).list[1];
    result[4] = load(nested(addresses[4]), 2, 16).after;
}
