// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.0
RWStructuredBuffer<uint> values;
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) { values[i] = WaveGetLaneIndex(); }
