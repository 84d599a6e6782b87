// args: -T cs_6_0 -E main -fspv-reflect -Od
// args: -T cs_6_0 -E main -fspv-reflect -fspv-preserve-bindings
// Counters that nobody uses stand before the buffers that name them, too.
RWStructuredBuffer<uint> sums;

[numthreads(1, 1, 1)] void main() { sums[0] = 1; }
