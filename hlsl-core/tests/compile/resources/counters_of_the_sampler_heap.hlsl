// args: -T cs_6_6
// Either heap gives buffers, and their counters then have a heap as well.

[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID)
{
    RWStructuredBuffer<float4> list = SamplerDescriptorHeap[NonUniformResourceIndex(id.y)];
    list[list.IncrementCounter()] = 1;
}
