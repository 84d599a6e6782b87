// HLSL for Vulkan: Matrices, "Summary" (float matrices are transposed matrices of SPIR-V, with the other majorness in
// memory; those of integers and bools are arrays of vectors, gathered element by element if column_major), and
// "Majorness" (which means nothing for what the shader itself fills)
// args: -T cs_6_0 -E main -O0
// args: -T cs_6_0 -E main -O0 -Zpr

cbuffer memory {
    row_major float2x3 float_rows;
    column_major float2x3 float_columns;
    row_major int2x3 int_rows;
    column_major int2x3 int_columns;
    row_major bool2x3 bool_rows;
    column_major bool2x3 bool_columns;
    float2x3 as_the_option_says;
};

static row_major float2x3 own_rows = {1, 2, 3, 4, 5, 6};
static column_major float2x3 own_columns = {1, 2, 3, 4, 5, 6};
static row_major int2x3 own_int_rows = {1, 2, 3, 4, 5, 6};
static column_major int2x3 own_int_columns = {1, 2, 3, 4, 5, 6};

RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    float2x3 floats = float_rows + float_columns + as_the_option_says + own_rows + own_columns;
    int2x3 ints = int_rows + int_columns + own_int_rows + own_int_columns;
    bool2x3 bools = and(bool_rows, bool_columns);
    result[0] = floats[id.x][id.y] + ints[id.x][id.y] + (bools[id.x][id.y] ? 1 : 0);
}
