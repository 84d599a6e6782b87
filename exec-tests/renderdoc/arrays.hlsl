// step: -Od
// step:
// in 0: int 2 1
// out 1: int 9 14 3
// Elements by constant and by computed index, of arrays and vectors.
[[vk::binding(0)]] StructuredBuffer<int> input;
[[vk::binding(1)]] RWStructuredBuffer<int> output;

[numthreads(1, 1, 1)]
void main()
{
    int values[3] = { 4, 5, 6 };
    values[input[0]] = 9;
    int2 pair = int2(input[0], values[2]);
    int grid[2][2] = { { 1, 2 }, { 3, pair.x } };
    grid[1][1] += 12;
    pair.y = grid[1][0];
    output[0] = values[2];
    output[1] = grid[1][input[1]];
    output[2] = pair.y;
}
