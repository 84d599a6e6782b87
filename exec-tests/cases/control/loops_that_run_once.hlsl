// Loops whose condition is known to be false, left from inside of ifs and switches.
// groups: 6 1 1
// out 0: int 1 23 13 103 3 7023

[[vk::binding(0)]] RWStructuredBuffer<int> values;

int once(int which)
{
    int sum = 1;
    int rounds = 0;
    do
    {
        rounds++;
        if (which % 2 == 0)
        {
            if (which == 0)
                break;
            sum += 2;
        }
        switch (which)
        {
            case 2:
                sum += 10;
                continue;
            case 3:
                if (rounds == 1)
                {
                    sum += 100;
                    break;
                }
                sum += 1000;
                break;
            case 4:
                continue;
            case 5:
                sum += 7000;
                break;
        }
        if (which == 3)
        {
            sum += 2;
            continue;
        }
        sum += 22;
    } while (rounds < 3 && 41 % 2 == 0);
    return sum;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    values[id.x] = once(int(id.x));
}
