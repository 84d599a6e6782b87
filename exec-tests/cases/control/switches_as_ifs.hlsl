// in 0: int -1 0 1 2 3 4 5 6
// out 1: int 40 10 10 123 23 3 7 40
// out 2: int 40 10 10 123 23 3 7 40
// Each value through a chain of ifs and through a switch: labels in a row, cases that fall through, a default in the
// middle, returns and continues in cases, and breaks from inside of them.

[[vk::binding(0)]] RWStructuredBuffer<int> given;
[[vk::binding(1)]] RWStructuredBuffer<int> chained;
[[vk::binding(2)]] RWStructuredBuffer<int> switched;

int chain(int value)
{
    int result = 0;
    [branch] switch (value)
    {
    case 0:
    case 1:
        result = 10;
        break;
    default:
        result = 40;
        break;
    case 2:
        result += 100;
    case 3:
        {
            int more = 20;
            result += more;
        }
    case 4:
        result += 3;
        break;
    case 5:
        for (int i = 0; i < 10; ++i)
        {
            if (i == 7)
                break;
            ++result;
        }
        return result;
    }
    return result;
}

int table(int value)
{
    int result = 0;
    [forcecase] switch (value)
    {
    case 0:
    case 1:
        result = 10;
        break;
    default:
        result = 40;
        break;
    case 2:
        result += 100;
    case 3:
        result += 20;
    case 4:
        result += 3;
        break;
    case 5:
        result = 7;
    }
    return result;
}

[numthreads(1, 1, 1)]
void main()
{
    for (int i = 0; i < 8; ++i)
    {
        int value = given[i];
        [flatten] switch (value)
        {
        case -1:
            chained[i] = chain(value);
            switched[i] = table(value);
            continue;
        case 100:
            value = 5;
            break;
        }
        [call] switch (value)
        {
        case 6:
            if (i > 2)
                break;
            value = 0;
            break;
        }
        chained[i] = chain(value);
        switched[i] = table(value);
    }
}
