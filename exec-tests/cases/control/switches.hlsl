// out 0: uint 10 25 25 30 99 16 5 0
[[vk::binding(0)]] RWStructuredBuffer<uint> output;

uint pick(uint i)
{
    switch (i)
    {
    case 0:
        return 10;
    case 1:
    case 2:
    {
        uint x = 20;
        return x + 5;
    }
    case 3:
        i *= 10;
        break;
    default:
        return 99;
    }
    return i;
}

uint in_a_loop(uint limit)
{
    uint sum = 0;
    for (uint i = 0; i < 10; ++i)
    {
        switch (i % 3)
        {
        case 0:
            continue;
        case 1:
            sum += i;
            break;
        default:
            if (i >= limit)
                return sum;
            sum += 2;
            break;
        }
    }
    return sum;
}

[numthreads(5, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    output[i] = pick(i);
    if (i == 0)
    {
        output[5] = in_a_loop(8) + 0 * i;
        output[6] = in_a_loop(1 + 4) - 2;
        output[7] = in_a_loop(1) - 1;
    }
}
