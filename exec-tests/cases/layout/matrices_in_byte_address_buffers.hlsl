// The columns of a matrix lie there one after the other, without padding, whatever its declaration says.
// args: -T cs_6_0 -E main
// in 0: float 1 4 7 2 5 8 3 6 9 any*3 11 14 17 12 15 18 13 16 19 any*3 int 21 23 22 24
// out 1: float 1 4 7 2 5 8 3 6 9 any*3 11 14 17 12 15 18 13 16 19 any*3 int 21 23 22 24
// out 2: float 1 2 3 4 5 6 7 8 9 11 12 13 14 15 16 17 18 19 21 22 23 24 3 6
struct Item { float3x3 m; row_major float3x3 n; int2x2 whole; };
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;
[[vk::binding(2)]] RWStructuredBuffer<float> parts;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Item item = input.Load<Item>(0);
    output.Store<Item>(0, item);
    for (uint row = 0; row < 3; ++row)
        for (uint column = 0; column < 3; ++column)
        {
            parts[3 * row + column] = item.m[row][column];
            parts[9 + 3 * row + column] = item.n[row][column];
        }
    parts[18] = item.whole._m00;
    parts[19] = item.whole._m01;
    parts[20] = item.whole._m10;
    parts[21] = item.whole._m11;
    float3x3 whole = input.Load<float3x3>(0);
    parts[22] = whole[i][2];
    parts[23] = whole[i + 1][2];
}
