// args: -T cs_6_0 -E main -fspv-reflect -fspv-flatten-resource-arrays
// Each element of an array that was split has its own counter; of the last one only the counter is left.

AppendStructuredBuffer<float> lists[2];
RWStructuredBuffer<float> counted[2];

[numthreads(1, 1, 1)]
void main()
{
    [unroll] for (int i = 0; i < 2; i++)
        lists[i].Append(i);
    counted[0][0] = counted[0].DecrementCounter();
    counted[1].IncrementCounter();
}
