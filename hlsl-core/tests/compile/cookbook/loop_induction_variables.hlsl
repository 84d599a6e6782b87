// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Loop Induction Variables in conditions
StructuredBuffer<float> even;
StructuredBuffer<float> odd;
RWStructuredBuffer<float> result;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> from;
    [unroll]
    for (int i = 0; i < 4; i++)
    {
        if (i % 2 == 0)
            from = even;
        else
            from = odd;
        result[4 * id + i] = from[id];
    }
}
