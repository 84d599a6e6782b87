// args: -T cs_6_6 -E main -enable-16bit-types -fspv-target-env=webgpu
// args: -T cs_6_6 -E main -enable-16bit-types -fspv-target-env=wgpu
// Integers of 8 bits, which only some intrinsics and inline SPIR-V have, in 32 bits.
RWStructuredBuffer<uint> numbers;

[numthreads(1, 1, 1)]
void main()
{
    int8_t4_packed bytes = int8_t4_packed(numbers[0]);
    numbers[1] = uint(pack_u8(uint4(unpack_s8s32(bytes))));
    numbers[2] = uint(pack_s8(unpack_s8s16(bytes).wzyx));
    numbers[3] = uint(pack_clamp_u8(int4(numbers[4], numbers[5], 3, 300)));
}
