// args: -T cs_6_0 -E main
// cookbook: Other restrictions on unrolling
// The cookbook has to refuse a loop over a float. Here it ends, so it is unrolled.
StructuredBuffer<float> near;
StructuredBuffer<float> far;
RWStructuredBuffer<float> result;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> from;
    [unroll]
    for (float distance = 0.0; distance < 2.0; distance += 0.5)
    {
        if (distance < 1.0)
            from = near;
        else
            from = far;
        result[id] += from[id] * distance;
    }
}
