// Scalars do not evaluate what does not matter.
// in 0: uint 0 1
// out 1: uint 0 1 0 1 2
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

static uint calls = 0;

bool count(bool result)
{
    ++calls;
    return result;
}

[numthreads(1, 1, 1)]
void main()
{
    bool no = input[0] != 0, yes = input[1] != 0;
    output[0] = no && count(true);
    output[1] = yes || count(false);
    output[2] = calls;
    output[3] = yes && (no || count(true));
    uint chosen = no ? (count(true) ? 1 : 2) : (count(false) ? 3 : 4);
    output[4] = calls + (chosen == 4 ? 0 : 100);
}
