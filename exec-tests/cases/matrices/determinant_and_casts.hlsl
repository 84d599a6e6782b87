// in 0: float 2 0 1 1 3 2 1 1 4
// out 1: float 18 2 0 1 3 2 2 2 2 2 uint 1 0 1 1
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    float3x3 m = float3x3(input[0], input[1], input[2], input[3], input[4], input[5], input[6], input[7], input[8]);
    output.Store(0, asuint(determinant(m)));
    float2x2 small = (float2x2)m;
    output.Store4(4, asuint(float4(small[0], small[1])));
    output.Store(20, asuint(m[1][2]));
    float2x2 splat = (float2x2)input[0];
    output.Store4(24, asuint(float4(splat[0], splat[1])));
    bool2x2 b = (bool2x2)small;
    output.Store4(40, uint4(b[0], b[1]));
}
