// args: -T cs_6_9 -E main -fspv-target-env=vulkan1.1
// args: -T cs_6_9 -E main -fspv-target-env=vulkan1.1 -Od
// Vectors of more than four components are arrays: what is done by component, and what is not.
RWStructuredBuffer<vector<uint, 5> > lists;
RWStructuredBuffer<uint4> lanes;

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    vector<uint, 5> list = lists[id];
    lanes[id] = WaveMatch(list);
    list[id] = any(list < 3) ? 1 : 0;
    lists[id] = WavePrefixSum(list);
}
