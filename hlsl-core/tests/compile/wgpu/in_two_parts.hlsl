// args: -T cs_6_2 -E main -fspv-target-env=wgpu -enable-16bit-types
RWStructuredBuffer<float> parts;
StructuredBuffer<double> wide;
[[vk::ext_instruction(/* OpSNegate */ 126)]] uint Negated(uint value);
[[vk::constant_id(0)]] const int16_t offset = 3;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    float whole, power;
    parts[0] = modf(parts[1], whole);
    parts[1] = frexp(parts[2], power) + whole + power;
    uint low, high;
    asuint(wide[0], low, high);
    parts[2] = low + high;
    parts[3] = Negated(id);
    parts[4] = offset;
}
