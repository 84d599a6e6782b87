// Static variables begin anew for each thread; constants may be arrays.
// groups: 2 1 1
// out 0: uint 11 22 33 14 25 36 int 6
[[vk::binding(0)]] RWStructuredBuffer<uint> output;

static uint counter = 10;
static const uint STEPS[3] = { 0, 10, 20 };
static const int TABLE[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };

uint next()
{
    return ++counter;
}

[numthreads(3, 1, 1)]
void main(uint3 group : SV_GroupID, uint i : SV_GroupIndex)
{
    uint value = next() + STEPS[i] + i - 0 * counter;
    output[group.x * 3 + i] = value + 3 * group.x;
    if (i == 0 && group.x == 0)
        output[6] = TABLE[1][i + 2];
}
