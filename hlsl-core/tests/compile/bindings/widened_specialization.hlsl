// args: -T cs_6_0
// Before SPIR-V 1.4, only kernels can widen specialization constants without sign.
[[vk::constant_id(4)]] const uint count = 4;
RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    float values[count * 7ull];
    values[index] = index;
    result[index] = values[index + 1];
}
