// The same struct in a storage buffer, in groupshared memory and in locals, with indices that are not constants.
// in 0: float 1 3 2 4 5 6 7 any 8 9 10 any int 1 2 3 4 float 11 13 12 14 15 16 17 any 18 19 20 any int 5 6 7 8
// out 1: float 11 13 12 14 15 16 17 any 18 19 20 any int 5 6 7 8 float 1 3 2 4 5 6 7 any 8 9 10 any int 1 2 3 4
// out 2: float 3 20 10 8 13 6 12 8
struct Item { float2x2 columns; row_major float2x3 rows; row_major int2x2 whole; };
[[vk::binding(0)]] StructuredBuffer<Item> input;
[[vk::binding(1)]] RWStructuredBuffer<Item> output;
[[vk::binding(2)]] RWStructuredBuffer<float> some;
groupshared Item shared_items[2];

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    shared_items[i] = input[i];
    GroupMemoryBarrierWithGroupSync();
    Item local[2];
    local[i] = shared_items[1 - i];
    local[1 - i] = shared_items[i];
    output[i] = local[i];
    if (i == 0)
    {
        some[0] = local[1].columns[1][i];
        some[1] = local[i].rows[i + 1][2];
        some[2] = shared_items[i].rows[1][i + 2];
        some[3] = local[i].whole[1][i + 1];
        some[4] = shared_items[i + 1].columns[i + 1][i];
        some[5] = input[i].rows[0].y;
        some[6] = input[i + 1].columns[0].y;
        some[7] = dot(input[i + 1].whole[i], int2(-1, 2)) + shared_items[i].whole[0][0];
    }
}
