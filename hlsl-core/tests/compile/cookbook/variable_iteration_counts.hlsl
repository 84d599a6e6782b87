// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Variable iteration counts
// The cookbook's advice is simple bounds; these are as involved as constants get.
#define LAYERS 3
StructuredBuffer<float> layers_0;
StructuredBuffer<float> layers_1;
RWStructuredBuffer<float> result;

static const uint last = LAYERS * 2 - 1;

uint step_of(uint i, uint divisor)
{
    return 1 + i / divisor;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> from = layers_0;
    [unroll]
    for (uint i = min(last, 0); i <= last; i += step_of(i, 2))
    {
        result[i] += from[id];
        if (i > 1)
            from = layers_1;
    }
}
