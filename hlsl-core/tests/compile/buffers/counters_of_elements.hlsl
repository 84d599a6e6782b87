// args: -T cs_6_0 -E main -fspv-reflect -fspv-flatten-resource-arrays
// Each element of the array that was split has its own counter.

AppendStructuredBuffer<float> lists[3];

[numthreads(1, 1, 1)]
void main()
{
    [unroll] for (int i = 0; i < 3; i++)
        lists[i].Append(i);
}
