// args: -T cs_6_2 -E main -enable-16bit-types
// in 0: half 1.5 -2 half 0.5 4 
// out 1: half 2 2 -0.5 -4
[[vk::binding(0)]] StructuredBuffer<half2> input;
[[vk::binding(1)]] RWStructuredBuffer<half2> output;

[numthreads(1, 1, 1)]
void main()
{
    output[0] = input[0] + input[1];
    output[1] = -input[1];
}
