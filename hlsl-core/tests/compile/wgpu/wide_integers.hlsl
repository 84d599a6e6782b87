// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// Browsers have no 64-bit integers: they are pairs of words, in which the host's bytes are the same.
struct Counter { uint64_t2 ends; int64_t step; };
RWStructuredBuffer<Counter> counters;

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    Counter it = counters[at];
    it.ends.x += (uint64_t)it.step * at;
    it.ends.y = it.ends.x >> at;
    it.step = it.ends.x < it.ends.y ? (int64_t)at : -it.step;
    counters[at] = it;
}
