// HLSL for Vulkan: Matrices, "Internal initialization" and "Initializer": element by element, row after row, however
// the list is grouped and whatever the majorness.
// args: -T cs_6_0 -E main -Zpr
// out 0: float 1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 1 2 3 4 int 1 2 3 4 5 6 1 2 3 4 5 6
static float4 vec = {2, 3, 4, 5};
static float2x3 mat1 = {1, 2, 3, 4, 5, 6};
static float2x3 mat2 = {{1}, {2, 3, {4, 5}}, 6};
static float2x3 mat3 = {1, vec, 6};
static column_major float2x2 columns = {1, 2, 3, 4};
static row_major float2x2 rows = {1, 2, 3, 4};
static column_major int2x3 int_columns = {{1, 2}, {3, 4}, {5, 6}};
static row_major int2x3 int_rows = {1, {2, 3, 4}, 5, 6};

[[vk::binding(0)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)] void main() {
    for (uint row = 0; row < 2; row++) {
        output.Store3(row * 12, asuint(mat1[row]));
        output.Store3(row * 12 + 24, asuint(mat2[row]));
        output.Store3(row * 12 + 48, asuint(mat3[row]));
        output.Store2(row * 8 + 72, asuint(columns[row]));
        output.Store2(row * 8 + 88, asuint(rows[row]));
        output.Store3(row * 12 + 104, asuint(int_columns[row]));
        output.Store3(row * 12 + 128, asuint(int_rows[row]));
    }
}
