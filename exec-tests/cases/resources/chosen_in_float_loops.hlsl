// in 0: float 10 20 30 40
// in 1: float 1 2 3 4
// out 2: float 10 20 3 4 30 2
// Which buffer is read depends on a counter that is a float: such loops are unrolled as those over integers are.

[[vk::binding(0)]] StructuredBuffer<float> low;
[[vk::binding(1)]] StructuredBuffer<float> high;
[[vk::binding(2)]] RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)]
void main()
{
    StructuredBuffer<float> chosen;
    [unroll]
    for (float i = 0; i < 4; i++)
    {
        if (i < 1.5)
            chosen = low;
        else
            chosen = high;
        result[i] = chosen[i];
    }

    [unroll]
    for (float place = 1; place > 0.3; place -= 0.5)
    {
        if (place == 1)
            chosen = low;
        else
            chosen = high;
        result[place == 1 ? 4 : 5] = chosen[place == 1 ? 2 : 1];
    }
}
