// Divisions and remainders of 64-bit integers, and choices by one.
// args: -T cs_6_0 -E main
// in 0: uint64 10000000000000000000 3 18446744073709551615 4294967297 7 9223372036854775809 5 5
// out 1: uint64 3333333333333333333 1 4294967295 0 0 7 1 0
// in 2: int64 -10000000000 3 10000000000 -3 -7 -2 9223372036854775807 -1
// out 3: int64 -3333333333 -1 -3333333333 1 3 -1 -9223372036854775807 0
// out 4: uint64 3333333333333333333 4294967295 1 0
// out 5: uint 1 2 0 3
[[vk::binding(0)]] StructuredBuffer<uint64_t> numbers;
[[vk::binding(1)]] RWStructuredBuffer<uint64_t> quotients;
[[vk::binding(2)]] StructuredBuffer<int64_t> signs;
[[vk::binding(3)]] RWStructuredBuffer<int64_t> signed_quotients;
[[vk::binding(4)]] RWStructuredBuffer<uint64_t2> vectors;
[[vk::binding(5)]] RWStructuredBuffer<uint> chosen;

uint choice(uint64_t of)
{
    switch (of) {
    case 10000000000000000000ul:
        return 1;
    case 3:
        return 2;
    case 4294967297ul:
        return 3;
    default:
        return 0;
    }
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    quotients[i * 2] = numbers[i * 2] / numbers[i * 2 + 1];
    quotients[i * 2 + 1] = numbers[i * 2] % numbers[i * 2 + 1];
    signed_quotients[i * 2] = signs[i * 2] / signs[i * 2 + 1];
    signed_quotients[i * 2 + 1] = signs[i * 2] % signs[i * 2 + 1];
    chosen[i] = choice(numbers[i]);
    if (i == 0) {
        uint64_t2 a = uint64_t2(numbers[0], numbers[2]), b = uint64_t2(numbers[1], numbers[3]);
        vectors[0] = a / b;
        vectors[1] = a % b;
    }
}
