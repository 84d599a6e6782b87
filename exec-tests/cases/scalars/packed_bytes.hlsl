// args: -T cs_6_6 -E main -enable-16bit-types
// in 0: uint 0x80ff7f01 0x04030201 0xfffffed4
// out 1: uint 1 127 255 128 1 127 0xffffffff 0xffffff80 0x80ff7f01 1 127 0xffff 0xff80 0xff7f00d4 0x00ff0000 0x4030201 0x02010201
// Bytes in a word: packed with and without limits, unpacked with and without signs, to 16 and 32 bits.
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

[numthreads(1, 1, 1)]
void main()
{
    uint8_t4_packed bytes = uint8_t4_packed(input[0]);
    int8_t4_packed signed_bytes = int8_t4_packed(input[0]);
    uint4 unsigned_ones = unpack_u8u32(bytes);
    int4 signed_ones = unpack_s8s32(signed_bytes);
    for (uint i = 0; i < 4; i++)
    {
        output[i] = unsigned_ones[i];
        output[4 + i] = signed_ones[i];
    }
    output[8] = uint(pack_u8(unsigned_ones));
    int16_t4 shorts = unpack_s8s16(signed_bytes);
    for (uint j = 0; j < 4; j++)
        output[9 + j] = uint16_t(shorts[j]);
    int number = int(input[2]);
    output[13] = uint(pack_s8(int4(number, 0, 127, -1)));
    output[14] = uint(pack_clamp_u8(int4(number, -5, 300, 0)));
    output[15] = uint(pack_u8(unpack_u8u16(uint8_t4_packed(input[1]))));
    uint16_t4 short_ones = unpack_u8u16(uint8_t4_packed(input[1]));
    output[16] = uint(pack_u8(short_ones.xyxy));
}
