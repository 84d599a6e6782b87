// Matrices stand in byte-address buffers column by column and without gaps, whatever their majorness elsewhere; so do
// the numbers of an array.
// args: -T cs_6_2 -E main
// in 0: float 1 .. 36
// out 1: float 1 2 3 4 5 6 1 3 5 2 4 6 1 3 5 2 4 6
// out 2: float 1 2 3 4 5 6 any*2 1 2 3 4 5 6 7 8 9 10 11 12 any*4 7 8 9 10 11 12 any*2 5 any*3
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;
[[vk::binding(2)]] RWByteAddressBuffer structs;

struct Mixed
{
    row_major float2x3 first;
    float3x2 pair[2];
    float3 vectors[2];
    float last;
};

[numthreads(1, 1, 1)]
void main()
{
    row_major float2x3 matrix_by_rows = input.Load<float2x3>(0);
    output.Store<float2x3>(0, matrix_by_rows);
    output.Store(24, transpose(matrix_by_rows));
    float3x2 turned = { matrix_by_rows._m00, matrix_by_rows._m10, matrix_by_rows._m01, matrix_by_rows._m11,
        matrix_by_rows._m02, matrix_by_rows._m12 };
    output.Store(48, turned);
    Mixed mixed;
    mixed.first = matrix_by_rows;
    mixed.pair = input.Load<float3x2[2]>(0);
    mixed.vectors[0] = input.Load<float3>(24);
    mixed.vectors[1] = input.Load<float3>(36);
    mixed.last = 5;
    structs.Store(0, mixed);
}
