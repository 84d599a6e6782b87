// Literals that no integer holds are saturated, as most devices do it; no bits beyond a half matter to `f16tof32`, and any
// bit makes a bool in memory true.
// args: -T cs_6_2 -E main -enable-16bit-types
// in 0: float 65519 70000 -1e10 uint 0xabcd3c00 0x300
// out 1: int 2147483647 -2147483648 uint 0xffffffff
// out 2: uint 0x7bff 0x7c00 0xfc00
// out 3: uint 0x7bff 0x7c00 0xfc00 1 0
// out 4: float 1
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWStructuredBuffer<int> numbers;
[[vk::binding(2)]] RWStructuredBuffer<uint> halves;
[[vk::binding(3)]] RWStructuredBuffer<uint> bits;
[[vk::binding(4)]] RWStructuredBuffer<float> widened;

[numthreads(1, 1, 1)]
void main()
{
    numbers[0] = 1e10f;
    numbers[1] = -1e10f;
    numbers[2] = asint((uint)1e10f);
    for (int i = 0; i < 3; ++i)
    {
        float x = input.Load<float>(4 * i);
        halves[i] = asuint16((float16_t)x);
        bits[i] = f32tof16(x);
    }
    widened[0] = f16tof32(input.Load(12));
    bits[3] = input.Load<bool>(16) == true;
    bits[4] = input.Load<bool>(16) == false;
}
