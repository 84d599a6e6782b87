// HLSL for Vulkan: Matrices, "Bool/integer matrices": arrays of vectors in both majornesses, read whole, by rows and by
// elements, and written so. DXC has no column_major ones of integers.
// in 0: int 1 2 3 any 4 5 6 any 1 4 2 5 3 6 uint 1 0 0 1 1 0
// out 1: int 2 4 6 any 8 10 12 any 2 8 4 10 6 12 uint 0 1 1 0 0 1
// out 2: int 1 2 3 4 5 6 1 2 3 4 5 6 uint 1 0 1 0 1 0 int 6 6
struct All { row_major int2x3 rows; column_major int2x3 columns; column_major bool2x3 flags; };
[[vk::binding(0)]] StructuredBuffer<All> input;
[[vk::binding(1)]] RWStructuredBuffer<All> output;
[[vk::binding(2)]] RWStructuredBuffer<int> elements;

[numthreads(1, 1, 1)] void main() {
    int2x3 rows = input[0].rows;
    int2x3 columns = input[0].columns;
    bool2x3 flags = input[0].flags;
    for (uint row = 0; row < 2; row++) {
        for (uint column = 0; column < 3; column++) {
            elements[row * 3 + column] = rows[row][column];
            elements[row * 3 + column + 6] = columns[row][column];
            elements[row * 3 + column + 12] = flags[row][column];
        }
    }
    elements[18] = input[0].rows[1].z;
    elements[19] = input[0].columns[1].z;
    output[0].rows = rows * 2;
    output[0].columns[0] = columns[0] * 2;
    output[0].columns[1].xyz = columns[1] * 2;
    output[0].flags = !flags;
}
