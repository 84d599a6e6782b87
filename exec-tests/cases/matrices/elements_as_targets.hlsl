// HLSL for Vulkan: Matrices, "Indexing": all forms, on both sides of assignments.
// in 0: float 1 2 3 4
// out 1: float 1 9 3 8 4 2 3 1 7 8 3 4 10 20 30 40 2 3 4 5
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float4> output;

float4 flat(float2x2 m) { return float4(m[0], m[1]); }

[numthreads(1, 1, 1)]
void main()
{
    float2x2 m = { input[0], input[1], input[2], input[3] };
    float2x2 original = m;
    m._m01 = 9;
    m._22 = 8;
    output[0] = flat(m);
    m = original;
    m._11_22 = m._22_11;
    output[1] = flat(m);
    m = original;
    m[0] = float2(7, 8);
    output[2] = flat(m);
    output[3] = flat(original * 10);
    m = original;
    m += 1;
    output[4] = flat(m);
}
