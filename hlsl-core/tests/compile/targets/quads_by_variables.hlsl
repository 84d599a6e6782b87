// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.2
// Before SPIR-V 1.5 the lane of a quad must be a constant, so one of all four is chosen.

RWStructuredBuffer<float2> values;

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    values[id] = QuadReadLaneAt(values[id], id / 4 & 3) + QuadReadLaneAt(values[id], 2);
}
