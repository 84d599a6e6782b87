RWStructuredBuffer<float> values;
[numthreads(1, 1, 1)] void main()
{
    for (uint i = 0; i < COUNT; i++)
        values[i] = i + 1;
#ifdef LAST
    values[3] = 9;
#endif
}
