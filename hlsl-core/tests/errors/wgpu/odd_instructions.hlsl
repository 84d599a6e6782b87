// args: -T cs_6_2 -E main -fspv-target-env=webgpu -enable-16bit-types -Vd
[[vk::ext_instruction(/* OpIAdd */ 128)]] uint64_t Added(uint64_t value);
[[vk::ext_instruction(/* OpShiftRightLogical */ 194)]] int16_t Shifted(int16_t value);
[[vk::ext_instruction(/* OpImage */ 100)]] uint ImageOf(vk::SampledTexture2D<float4> both);
RWStructuredBuffer<uint64_t> wide;
RWStructuredBuffer<int16_t> narrow;
vk::SampledTexture2D<float4> both;

[numthreads(1, 1, 1)]
void main()
{
    wide[0] = Added(wide[1]);
    narrow[0] = Shifted(narrow[1]);
    wide[1] = ImageOf(both);
}
