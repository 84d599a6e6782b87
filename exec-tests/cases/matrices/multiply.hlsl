// HLSL for Vulkan: Matrices, "Multiplication": operands change places, for matrices are transposed.
// Rows of the source are rows of the matrix, and m[i] is a row.
// in 0: float 1 2 3 4 5 6
// out 1: float 14 32 9 12 15 14 32 32 77 4 5 6 2 5
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

static uint next = 0;
void put(float value) { output[next++] = value; }

[numthreads(1, 1, 1)]
void main()
{
    float2x3 m = float2x3(input[0], input[1], input[2], input[3], input[4], input[5]);
    float2 a = mul(m, float3(1, 2, 3));
    put(a.x); put(a.y);
    float3 b = mul(float2(1, 2), m);
    put(b.x); put(b.y); put(b.z);
    float2x2 c = mul(m, transpose(m));
    put(c[0][0]); put(c[0][1]); put(c._m10); put(c._22);
    put(m[1].x); put(m[1].y); put(m[1].z);
    put(m._m01); put(m._22);
}
