// The remainder of integers has the sign of the left side, also where Vulkan leaves OpSRem undefined.
// args: -T cs_6_2 -E main -enable-16bit-types
// in 0: int -7 2 7 -2 -7 -2 7 2 -2147483648 3 -1 2147483647 0 -5 6 3
// out 1: int -1 1 -1 1 -2 -1 0 0
// out 2: int64 -1 1 -1 1 -2 -1 0 0
// out 3: int -1 1 -1 1 -2 -1 0 0
// out 4: int -1 1 -1 1 -2 -1 0 0 -1 1 -1 1
// out 5: int -2 -1 0 1 2 -1 1 2 3 1 0 1
[[vk::binding(0)]] StructuredBuffer<int2> input;
[[vk::binding(1)]] RWStructuredBuffer<int> words;
[[vk::binding(2)]] RWStructuredBuffer<int64_t> wide;
[[vk::binding(3)]] RWStructuredBuffer<int> narrow;
[[vk::binding(4)]] RWStructuredBuffer<int> together;
[[vk::binding(5)]] RWStructuredBuffer<int> known;

[numthreads(1, 1, 1)]
void main(int index : SV_GroupIndex)
{
    for (int i = 0; i < 8; ++i)
    {
        int2 pair = input[i];
        words[i] = pair.x % pair.y;
        // All bits of the product count.
        wide[i] = ((int64_t)pair.x << 20 | (pair.x < 0 ? 0xfffff : 0)) % ((int64_t)pair.y << 20) >> 20;
        int16_t a = (int16_t)(i == 4 ? -32768 : pair.x), b = (int16_t)(i == 5 ? 32767 : pair.y);
        narrow[i] = a % b;
    }
    int4 vector = int4(input[0].x, input[1].x, input[2].x, input[3].x);
    int4 by = int4(input[0].y, input[1].y, input[2].y, input[3].y);
    int4 rests = vector;
    rests %= by;
    int2x2 matrix_ = int2x2(input[4].x, input[5].x, input[6].x, input[7].x) % int2x2(input[4].y, input[5].y, input[6].y, input[7].y);
    int2x2 second = int2x2(vector.x, vector.y, vector.z, vector.w);
    second %= int2x2(by.x, by.y, by.z, by.w);
    for (int j = 0; j < 4; ++j)
    {
        together[j] = rests[j];
        together[4 + j] = matrix_[j / 2][j % 2];
        together[8 + j] = second[j / 2][j % 2];
    }
    // Down through zero, and up from it, where the compiler knows the sign.
    for (int k = -2; k < 2; ++k)
        known[k + 2] = k % 3;
    for (int m = 5; m < 9; ++m)
        known[m - 1] = m % 3 == 2 ? m % 3 : m % 3 - (m % 3 == 0);
    known[8] = (input[0].x & 15) % 6;
    known[9] = (input[4].x - 1) % 11 % 7;
    known[10] = index % input[1].x;
    known[11] = (index + input[1].x) % 3;
}
