// in 0: float 5 6 7 8
// out 1: float 22 28 34 40
// constants 2: float 1 2 3 4 uint 1 any any any float 0 any any any 10 any any any
// Parameters that the host sets: a buffer, and numbers at the next free binding.
[[vk::binding(1)]] RWStructuredBuffer<float> output;

float at(uniform StructuredBuffer<float> source, uint index) { return source[index]; }

[numthreads(4, 1, 1)]
void main(
    uint3 id : SV_DispatchThreadID,
    uniform StructuredBuffer<float> source,
    uniform float4 factors,
    uniform bool is_doubled,
    uniform float offsets[2])
{
    float value = at(source, id.x) + factors[id.x] + offsets[id.x / 4];
    output[id.x] = (is_doubled ? 2 * value : value) + offsets[1] + 2 * id.x;
}
