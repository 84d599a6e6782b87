// args: -T cs_6_0 -E main
// One sum of many parts: browsers do not read so many parentheses within each other.
StructuredBuffer<float> weights;
RWStructuredBuffer<float> sums;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float sum = 0;
    [unroll]
    for (uint i = 0; i < 100; i++)
        sum = sum * 0.5 + weights[id + i];
    sums[id] = sum;
}
