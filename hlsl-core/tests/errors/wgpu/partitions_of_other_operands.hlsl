// args: -T cs_6_6 -fspv-target-env=webgpu
// Scans of parts of a wave become functions, but only with the operands that HLSL gives.
[[vk::ext_instruction(/* OpGroupNonUniformIAdd */ 349)]]
uint sum(uint scope, [[vk::ext_literal]] uint operation, uint value, uint lanes);
RWStructuredBuffer<uint> values;
[numthreads(32, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    values[id] = sum(3, /* PartitionedExclusiveScanNV */ 8, values[id], 1);
}
