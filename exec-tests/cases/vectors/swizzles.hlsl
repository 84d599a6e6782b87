// in 0: float 1 2 3 4
// out 1: float 4 3 2 1 1 1 2 2 3 1 4 1 1 2 3 4
[[vk::binding(0)]] StructuredBuffer<float4> input;
[[vk::binding(1)]] RWStructuredBuffer<float4> output;

[numthreads(1, 1, 1)]
void main()
{
    float4 v = input[0];
    output[0] = v.wzyx;
    output[1] = v.rrgg;
    output[2] = float4(v.z, v.x, v.wx);
    output[3] = v.xyzw.rgba;
}
