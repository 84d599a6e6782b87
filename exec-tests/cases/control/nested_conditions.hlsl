// out 0: int 1 12 13 14 25 26 7 8
[[vk::binding(0)]] RWStructuredBuffer<int> output;

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    int value = int(i) + 1;
    if (i > 0)
    {
        if (i < 4)
            value += 10;
        else if (i < 6)
            value += 20;
    }
    bool odd = (i & 1) != 0;
    // A conditional as a value, in a conditional.
    int zero = odd ? (i > 4 ? 0 : 0) : 0;
    output[i] = value + zero;
}
