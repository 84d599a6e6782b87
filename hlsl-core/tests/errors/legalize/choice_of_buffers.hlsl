// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
RWStructuredBuffer<uint> even;
RWStructuredBuffer<uint> odd;
uint rounds;

[numthreads(64, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    RWStructuredBuffer<uint> to = even;
    for (uint i = 0; i < rounds; ++i)
    {
        to[thread] = i;
        if (thread & 1)
            to = odd;
    }
}
