// step: -Od
// step:
// in 0: int 7
// out 1: int 5 22
// A value that changes in one branch only, and one that every branch sets.
[[vk::binding(0)]] StructuredBuffer<int> input;
[[vk::binding(1)]] RWStructuredBuffer<int> output;

[numthreads(1, 1, 1)]
void main()
{
    int x = input[0];
    int low = 0;
    if (x > 5)
    {
        low = 5;
        x = x * 3;
    }
    int kind;
    switch (x % 4)
    {
    case 0:
        kind = 10;
        break;
    case 1:
        kind = 1;
        x += 1;
        break;
    default:
        kind = 2;
        break;
    }
    output[0] = kind < 2 ? low : 0;
    output[1] = x;
}
