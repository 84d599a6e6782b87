// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// Naga knows a lane's index in one-dimensional groups only.
RWStructuredBuffer<uint> numbers;

[numthreads(8, 4, 2)]
void main(int3 id : SV_DispatchThreadID, uint3 own : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    numbers[id.x + own[index % 3] + index] = WaveGetLaneIndex() + QuadReadLaneAt(id.y, 3);
}
