// in 0: int 5 -3 0 12 100
// out 1: int 105 -1 0 24 1000
[[vk::binding(0)]] StructuredBuffer<int> input;
[[vk::binding(1)]] RWStructuredBuffer<int> output;

int judge(int x)
{
    if (x < 0)
        return -1;
    for (int i = 0; i < 20; ++i)
    {
        if (x == i)
        {
            if (i == 0)
                return 0;
            if (i > 10)
            {
                while (true)
                {
                    return 2 * i;
                }
            }
            return 100 + i;
        }
    }
    return 1000;
}

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    if (i >= 5)
        return;
    output[i] = judge(input[i]);
}
