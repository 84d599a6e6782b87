// in 0: float 1 2 3 4
// out 1: float 10 24 30
[[vk::binding(0)]] StructuredBuffer<float4> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    float4 v = input[0];
    float sum = 0, product = 1, squares = 0;
    [unroll]
    for (int i = 0; i < 4; ++i)
        sum += v[i];
    [unroll(4)]
    for (int j = 0; j < 4; ++j)
        product *= v[j];
    [loop]
    for (int k = 0; k < 4; ++k)
        squares += v[k] * v[k];
    output[0] = sum;
    output[1] = product;
    output[2] = squares;
}
