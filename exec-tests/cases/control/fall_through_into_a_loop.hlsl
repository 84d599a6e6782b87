// A case that falls into another one whose first statement is a loop.
// groups: 3 1 1
// in 0: uint 1 5 9
// out 1: uint 8 8 8
[[vk::binding(0)]] RWStructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

static uint steps = 3;

void walk()
{
    for (int index = 0; index < 0 && input[index] > 4; ++index)
    {
        steps = 0;
    }
}

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint values[3] = { 5, 5, 5 };
    switch (input[id])
    {
        default: values[1] = 0;
        case 5: walk();
    }
    output[id] = values[id] + steps;
}
