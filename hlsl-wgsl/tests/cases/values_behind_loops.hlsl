// A value that a loop computes is used behind it by a wave operation: it becomes a variable in front of the loop.
// args: -T cs_6_6 -E main
StructuredBuffer<uint> next;
RWStructuredBuffer<uint> ends;

[numthreads(32, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    uint at = thread, found;
    do
    {
        found = next[at];
        at += 32;
    } while (found > 7 && at < 1024);
    ends[thread] = WaveActiveMax(found);
}
