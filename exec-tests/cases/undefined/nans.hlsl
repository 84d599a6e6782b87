// Minimum, maximum and what is made of them prefer the number to NaN, whether a device or the compiler computes them.
// in 0: float nan 2 nan nan 0.5 -3
// out 1: float 2 2 2 2 nan nan 2 0 1 2 0.5 0 0 2 1 1
// out 2: float 1 1 1 1 2 0 3 1 1 0
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;
[[vk::binding(2)]] RWStructuredBuffer<float> folded;

[numthreads(1, 1, 1)]
void main()
{
    float nan = input[0], two = input[1];
    output[0] = min(nan, two);
    output[1] = min(two, nan);
    output[2] = max(nan, two);
    output[3] = max(two, nan);
    output[4] = min(nan, input[2]);
    output[5] = max(nan, input[2]);
    output[6] = clamp(nan, two, two + 1);
    output[7] = saturate(nan);
    float4 both = float4(two, nan, input[4], input[5]);
    float4 cut = saturate(both);
    output[8] = cut.x;
    output[9] = max(both, 0.25).x;
    output[10] = cut.z;
    output[11] = cut.y;
    output[12] = cut.w;
    output[13] = min(max(nan, two), 7);
    output[14] = step(nan, two);
    output[15] = step(two, nan);

    const float none = asfloat(0x7fc00000);
    folded[0] = min(none, 1.0);
    folded[1] = min(1.0, none);
    folded[2] = max(none, 1.0);
    folded[3] = max(1.0, none);
    folded[4] = clamp(none, 2.0, 3.0);
    folded[5] = saturate(none);
    folded[6] = clamp(7.0, 2.0, 3.0);
    folded[7] = step(none, 1.0);
    folded[8] = step(1.0, none);
    folded[9] = smoothstep(0.0, 1.0, none);
}
