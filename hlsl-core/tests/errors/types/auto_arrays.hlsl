// args: -T cs_6_0 -E main -HV 202x
RWStructuredBuffer<float4> numbers;

[numthreads(1, 1, 1)]
void main()
{
    float4 one = numbers[0];
    auto same = one;
    auto single[1] = one;
    auto several[4] = one;
    float4 pair[2] = { one, one };
    auto copy = pair;
    auto copies[2] = pair, other = one;
    auto listed[] = { one, one };
    numbers[0] = same + copy[1] + other;
}
