// args: -T cs_6_6 -fspv-target-env=wgpu
// Inline SPIR-V may name a lane of a quad by any integer.
[[vk::ext_instruction(/* OpGroupNonUniformQuadBroadcast */ 365)]]
float of_lane(uint scope, float value, uint64_t lane);
RWStructuredBuffer<float> values;
[numthreads(32, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    values[id] = of_lane(3, values[id], 2);
}
