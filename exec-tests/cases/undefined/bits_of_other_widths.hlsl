// Vulkan counts, searches and reverses the bits of words: those of other numbers go through words.
// args: -T cs_6_2 -E main -enable-16bit-types
// in 0: int 32768 -1 1 0 32767 6 4660 -32767
// out 1: int 1 14 15 1 16 -1 0 -1 1 0 0 -32768 0 -1 -1 0 15 14 0 -2 2 2 1 24576 5 12 2 11336 2 14 0 -32767
// out 2: int 1 15 15 1 16 15 0 65535 1 0 0 32768 0 -1 -1 0 15 14 0 65534 2 2 1 24576 5 12 2 11336 2 15 0 32769
// out 3: int 1 35 35 1 35 35 268435456 0 40 51 0 40 51 0 -4096 -16773121 2 20 0 2 20 0 0 -2147481600 0 -1 -1 0 -1 -1 0 0 19 51 0 19 51 0 536866816 -2147481600
[[vk::binding(0)]] StructuredBuffer<int> input;
[[vk::binding(1)]] RWStructuredBuffer<int> of_signed;
[[vk::binding(2)]] RWStructuredBuffer<int> of_unsigned;
[[vk::binding(3)]] RWStructuredBuffer<int> of_wide;

[numthreads(1, 1, 1)]
void main()
{
    for (int i = 0; i < 8; ++i)
    {
        int16_t a = (int16_t)input[i];
        of_signed[4 * i] = countbits(a);
        of_signed[4 * i + 1] = firstbithigh(a);
        of_signed[4 * i + 2] = firstbitlow(a);
        of_signed[4 * i + 3] = reversebits(a);
        uint16_t b = (uint16_t)input[i];
        of_unsigned[4 * i] = countbits(b);
        of_unsigned[4 * i + 1] = firstbithigh(b);
        of_unsigned[4 * i + 2] = firstbitlow(b);
        of_unsigned[4 * i + 3] = reversebits(b);
    }
    for (int j = 0; j < 5; ++j)
    {
        uint value = input[j == 4 ? 7 : j];
        uint64_t a = (uint64_t)value << 20 | (value & 0xff);
        int64_t b = a;
        of_wide[8 * j] = countbits(a);
        of_wide[8 * j + 1] = firstbithigh(a);
        of_wide[8 * j + 2] = firstbitlow(a);
        of_wide[8 * j + 3] = countbits(b);
        of_wide[8 * j + 4] = firstbithigh(b);
        of_wide[8 * j + 5] = firstbitlow(b);
        of_wide[8 * j + 6] = (int)reversebits(a);
        of_wide[8 * j + 7] = (int)(reversebits(b) >> 32);
    }
}
