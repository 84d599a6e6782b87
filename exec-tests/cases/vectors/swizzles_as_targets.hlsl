// in 0: float 1 2 3 4
// out 1: float 20 10 3 4 20 10 30 4 2 1 4 3 11 2 13 4 5 5 3 5 1 2 3 104
[[vk::binding(0)]] StructuredBuffer<float4> input;
[[vk::binding(1)]] RWStructuredBuffer<float4> output;

[numthreads(1, 1, 1)]
void main()
{
    float4 v = input[0];
    v.yx = float2(10, 20);
    output[0] = v;
    v.b = 30;
    output[1] = v;

    v = input[0];
    v.xyzw = v.yxwz;
    output[2] = v;

    v = input[0];
    v.xz += 10;
    output[3] = v;

    v = input[0];
    v.wxy = 5;
    output[4] = v;

    // An element of a vector in memory, with an index that is not known before.
    output[5] = input[0];
    uint last = uint(input[0].w) - 1;
    output[5][last] += 100;
}
