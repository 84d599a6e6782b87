// args: -T cs_6_0 -E main
// cookbook: Variable iteration counts
// Where a loop begins, where it ends and how it steps must all be known.
StructuredBuffer<float> near;
StructuredBuffer<float> far;
RWStructuredBuffer<float> result;
int i;

void unknown_start()
{
    StructuredBuffer<float> from;
    [unroll]
    for (int j = i; j < 2; j++)
    {
        if (j > 0)
            from = near;
        else
            from = far;
        result[j] = from[j];
    }
}

void unknown_end()
{
    StructuredBuffer<float> from;
    [unroll]
    for (int j = 0; j < i; j++)
    {
        if (j > 0)
            from = near;
        else
            from = far;
        result[j] = from[j];
    }
}

void unknown_step()
{
    StructuredBuffer<float> from;
    [unroll]
    for (int j = 0; j < 2; j += i)
    {
        if (j > 0)
            from = near;
        else
            from = far;
        result[j] = from[j];
    }
}

[numthreads(64, 1, 1)]
void main()
{
    unknown_start();
    unknown_end();
    unknown_step();
}
