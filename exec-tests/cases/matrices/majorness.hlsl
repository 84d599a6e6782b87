// HLSL for Vulkan: Matrices, "Majorness" and "External initialization".
// By columns: two floats each, packed. By rows: three floats each, in steps of 16 bytes.
// in 0: float 1 2 3 4 5 6 any*2 1 2 3 any 4 5 6 any
// out 1: float 1 3 5 2 4 6 1 2 3 4 5 6
struct Pair { column_major float2x3 c; row_major float2x3 r; };
[[vk::binding(0)]] StructuredBuffer<Pair> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    Pair pair = input[0];
    for (int row = 0; row < 2; ++row)
    {
        for (int column = 0; column < 3; ++column)
        {
            output[row * 3 + column] = pair.c[row][column];
            output[6 + row * 3 + column] = pair.r[row][column];
        }
    }
}
