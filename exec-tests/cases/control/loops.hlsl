// in 0: uint 10
// out 1: uint 45 25 3 10 0 34 1 5
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

[numthreads(1, 1, 1)]
void main()
{
    uint n = input[0];
    uint sum = 0;
    for (uint i = 0; i < n; ++i)
        sum += i;
    output[0] = sum;

    sum = 0;
    for (uint j = 0; j < n; ++j)
    {
        if (j % 2 == 0)
            continue;
        sum += j;
    }
    output[1] = sum;

    uint steps = 0;
    while (n > 1)
    {
        n /= 2;
        ++steps;
    }
    output[2] = steps;

    uint k = 0;
    do
    {
        ++k;
    } while (k < input[0]);
    output[3] = k;

    uint never = 0;
    while (never > 0)
        ++never;
    output[4] = never;

    // A loop in a loop, left by both.
    sum = 0;
    for (uint a = 0; a < 10; ++a)
    {
        for (uint b = 0;; ++b)
        {
            if (b > a || b >= 3)
                break;
            sum += a;
            if (sum >= 30)
                break;
        }
        if (sum > 30)
            break;
    }
    output[5] = sum;

    uint once = 0;
    do { ++once; } while (false);
    output[6] = once;

    uint x = 0;
    for (;;)
    {
        if (++x == 5)
            break;
    }
    output[7] = x;
}
