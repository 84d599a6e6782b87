// The remainder of floats has the sign of the dividend, as fmod has it.
// in 0: float 5.5 -5.5 5.5 -5.5 2 2 -2 -2
// out 1: float 1.5 -1.5 1.5 -1.5
StructuredBuffer<float> input : register(t0);
[[vk::binding(1)]] RWStructuredBuffer<float> output;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    output[i] = input[i] % input[i + 4];
}
