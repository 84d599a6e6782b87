// step: -Od
// step:
// in 0: uint 4
// out 1: uint 4 12
// Values that each iteration changes, and an iteration that ends early.
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

[numthreads(1, 1, 1)]
void main()
{
    uint count = input[0];
    uint odd = 0;
    for (uint i = 0; i < count; ++i)
    {
        if (i % 2 == 0)
            continue;
        odd += i;
    }
    output[0] = odd;
    uint power = 3;
    while (power < 10)
        power = power << 1;
    output[1] = power;
}
