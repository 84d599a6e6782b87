// args: -T cs_6_0 -E main -Zpr
// in 0: float 1 2 3 4 5 6
// out 1: float 1 2 3 any 4 5 6 any 1 4 2 5 3 6 any*2
struct Pair { float2x3 r; column_major float2x3 c; };
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<Pair> output;

[numthreads(1, 1, 1)]
void main()
{
    float2x3 m = float2x3(input[0], input[1], input[2], input[3], input[4], input[5]);
    Pair pair;
    pair.r = m;
    pair.c = m;
    output[0] = pair;
}
