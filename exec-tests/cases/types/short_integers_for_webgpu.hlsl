// 16-bit integers where there are only wider ones: every operation wraps around and extends as the short type does.
// args: -T cs_6_2 -E main -fspv-target-env=webgpu -enable-16bit-types
// in 0: uint 0x7fff8000 0xffff0001 0x0003fffe
// out 1: int -32768 32767 -32768 -1 -1 65535 3 -2 1 -3
// out 2: uint 0x00018000 0xfffe0001 0x00070009 0x0003ffff 0x80000001
// out 3: int 16 1 16 -4 0x3fff 0x8000 0x4000 2 -32768 15360
// constants 4: uint 0x0005fffd
// out 5: uint 0 0x12340000 0xabcd
[[vk::binding(0)]] StructuredBuffer<int16_t2> pairs;
[[vk::binding(1)]] RWStructuredBuffer<int> found;
[[vk::binding(2)]] RWStructuredBuffer<uint16_t2> packed;
[[vk::binding(3)]] RWStructuredBuffer<int> bits;
[[vk::binding(4)]] cbuffer Steps { int16_t three; uint16_t five; };
[[vk::binding(5)]] RWStructuredBuffer<uint16_t> halves;

[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex)
{
    int16_t low = pairs[zero].x, high = pairs[zero].y, one = pairs[zero + 1].x, minus = pairs[zero + 1].y;
    found[0] = low;
    found[1] = high;
    found[2] = (int16_t)(high + one);
    found[3] = minus;
    found[4] = minus / one;
    found[5] = (uint16_t)minus;
    found[6] = pairs[zero + 2].y;
    found[7] = pairs[zero + 2].x;
    found[8] = minus < one;
    found[9] = three;

    packed[0] = uint16_t2(low, one);
    packed[1] = uint16_t2(one * minus + 2, minus - one);
    packed[2] = uint16_t2(five + (uint16_t)4, (uint16_t)(five + 2));
    packed[3].x = (uint16_t)minus;
    packed[3].y = (uint16_t)(high + three) >> 14 | 2;
    packed[4] = uint16_t2(one, (uint16_t)1 << (uint16_t)15);

    bits[0] = countbits((uint)(uint16_t)minus);
    bits[1] = one;
    bits[2] = countbits(uint(uint16_t(minus)));
    bits[3] = (int16_t)(low >> 13);
    bits[4] = (uint16_t)minus >> 2;
    bits[5] = (uint16_t)low;
    bits[6] = (uint16_t)low >> 1;
    bits[7] = one + one;
    bits[8] = (int16_t)-low;
    bits[9] = asuint16((half)1);

    halves[zero + 3] = 0x1234;
    halves[zero + 4] = 0xffff;
    halves[zero + 4] = 0xabcd;
}
