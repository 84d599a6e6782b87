// in 0: float 5 6 7 8 uint 2 0 3 1
// out 1: float 7 5 8 6 5 5 1 8
struct Input { float4 values; uint4 order; };
[[vk::binding(0)]] StructuredBuffer<Input> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    float4 values = input[0].values;
    uint4 order = input[0].order;
    for (uint i = 0; i < 4; ++i)
        output[i] = values[order[i]];
    float4 changed = values;
    changed[order.w] = changed[order.y];
    changed[order.x] = 1;
    for (uint k = 0; k < 4; ++k)
        output[4 + k] = changed[k];
}
