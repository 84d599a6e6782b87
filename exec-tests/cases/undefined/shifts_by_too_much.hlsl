// A shift takes as many low bits of its count as the width of the left side has.
// args: -T cs_6_2 -E main -enable-16bit-types
// in 0: int 33 -1 64 17
// out 1: int 2 -2147483648 1 -1 1 131072 2 1 -1 -8
// out 2: int64 8589934592 -9223372036854775808 1 131072 4294967296 1
// out 3: int 2 -32768 1 2 2 16384
[[vk::binding(0)]] StructuredBuffer<int> input;
[[vk::binding(1)]] RWStructuredBuffer<int> words;
[[vk::binding(2)]] RWStructuredBuffer<int64_t> wide;
[[vk::binding(3)]] RWStructuredBuffer<int> narrow;

[numthreads(1, 1, 1)]
void main()
{
    int4 by = int4(input[0], input[1], input[2], input[3]);
    int4 left = 1 << by;
    words[0] = left.x;
    words[1] = left.y;
    words[2] = left.z;
    words[3] = -5 >> by.y;
    words[4] = int(0x80000000u >> by.y);
    words[5] = left.w;
    words[6] = int(1) << 33;
    words[7] = int(1) << 64;
    words[8] = int(-1) >> 65;
    int changed = -16;
    changed >>= by.x;
    words[9] = changed;
    int64_t one = by.w - 16;
    wide[0] = one << by.x;
    wide[1] = one << by.y;
    wide[2] = one << by.z;
    wide[3] = one << by.w;
    wide[4] = one << 96;
    wide[5] = (one << by.z) >> 128;
    int16_t small = (int16_t)one;
    narrow[0] = (int16_t)(small << (int16_t)by.x);
    narrow[1] = (int16_t)(small << (int16_t)by.y);
    narrow[2] = (int16_t)(small << (int16_t)by.z);
    narrow[3] = (int16_t)(small << (int16_t)by.w);
    narrow[4] = (int16_t)(small << (int16_t)17);
    narrow[5] = (uint16_t)((uint16_t)0x8000 >> (uint16_t)by.w);
}
