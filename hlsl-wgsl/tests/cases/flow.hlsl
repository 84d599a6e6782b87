// Loops that count, values that change places, a `switch` that leaves the loop around it, and the largest float.
// args: -T cs_6_0 -E main
RWStructuredBuffer<uint> result;
StructuredBuffer<float> heights;

[numthreads(1, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    uint a = 1, b = thread;
    for (uint i = 0; i < thread; i++)
    {
        uint old = a;
        a = b;
        b = old;
    }
    float lowest = 3.402823466e+38;
    [loop] for (uint k = 0; k < 16; k++)
    {
        if (heights[k] < 0)
            break;
        lowest = min(lowest, heights[k]);
        if (k > a)
            continue;
        b += k;
    }
    result[thread] = a + b + (lowest < 1 ? 1 : 0);
}
