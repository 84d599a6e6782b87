// 64-bit integers where there are none: pairs of words that add, multiply, shift, compare and convert as one number.
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// in 0: uint 0xffffffff 0x1 0x1 0x80000000 0x5 0x0 0xfffffffe 0xffffffff
// out 1: uint 0x0 0x2 0xfffffffe 0x80000001 0xffffffff 0x80000001 0xfffffffb 0x9 0x10 0x0 0x0 0xfffffffe 0x0 0x8000000 0x800000 0x0 0x0 0xfffffff8 0xf8000000 0xffffffff 0x0 0xfffffffe 0x1 0xfffffffe 0xfffffffb 0xffffffff 0xffffffff 0x1 0xffffffff 0x1 0xfffffff6 0xffffffff 0x4 0x0 0xffffffff 0xffffffff 0x0 0xffffffff
// out 2: uint 1 0 1 0 1 1 0 1
// out 3: float 8.589934592e9 -9.223372036854775807e18 9.223372036854775809e18 -2
// out 4: uint 0x0 0x3 0x0 0xfffffffe 0xfffffffe 0xffffffff 0xffffffff 0x0 0xffffffff 0xffffffff
// in 5: float 12884901888 -8589934592.5
// out 6: uint 0xffffffff 0x1 0x5 0x0 0x1 0x80000000 0xfffffffe 0xffffffff
[[vk::binding(0)]] StructuredBuffer<uint64_t> numbers;
[[vk::binding(1)]] RWStructuredBuffer<uint64_t> computed;
[[vk::binding(2)]] RWStructuredBuffer<uint> compared;
[[vk::binding(3)]] RWStructuredBuffer<float> floats;
[[vk::binding(4)]] RWStructuredBuffer<int64_t> converted;
[[vk::binding(5)]] StructuredBuffer<float> given;
struct Pair { uint64_t2 both; };
[[vk::binding(6)]] RWStructuredBuffer<Pair> pairs;

[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex)
{
    uint64_t a = numbers[zero], b = numbers[zero + 1], five = numbers[zero + 2], last = numbers[zero + 3];
    int64_t minus = (int64_t)last;
    uint bits = zero + 32;
    computed[0] = a + 1;
    computed[1] = a - b;
    computed[2] = a * b;
    computed[3] = a * five;
    computed[4] = b << 4;
    computed[5] = a << (bits + 1);
    computed[6] = b >> (bits - 28);
    computed[7] = b >> 40;
    computed[8] = (uint64_t)((int64_t)b >> (bits - 4));
    computed[9] = (uint64_t)((int64_t)b >> 36);
    computed[10] = ~a;
    computed[11] = (uint64_t)-(int64_t)a;
    computed[12] = (a & b) | (five ^ last);
    computed[13] = min(a, b);
    computed[14] = max(a, five);
    computed[15] = (uint64_t)(minus * (int64_t)five);
    computed[16] = last * last;
    computed[17] = (uint64_t)(minus >> 1);
    computed[18] = a << bits;

    compared[0] = a < b;
    compared[1] = (int64_t)a < (int64_t)b;
    compared[2] = minus < (int64_t)five;
    compared[3] = a == b;
    compared[4] = five >= 5;
    compared[5] = a != b;
    compared[6] = b <= a;
    compared[7] = minus >= (int64_t)b;

    floats[0] = (float)a;
    floats[1] = (float)(int64_t)b;
    floats[2] = (float)b;
    floats[3] = (float)minus;

    converted[0] = (int64_t)given[zero];
    converted[1] = (int64_t)given[zero + 1];
    converted[2] = (int)minus;
    converted[3] = (uint)a;
    converted[4] = zero == 0 ? (int)a : 7;

    uint64_t2 two = uint64_t2(a, b);
    uint64_t2 others = uint64_t2(five, last);
    pairs[zero].both = uint64_t2(two.x, others.x);
    pairs[zero + 1].both = zero == 0 ? uint64_t2(two.y, others.y) : others;
}
