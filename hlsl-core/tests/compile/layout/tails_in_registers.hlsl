// args: -T cs_6_0 -E main -fvk-use-dx-layout

// A scalar may lie in the padding of what stands before it. SPIR-V counts the padding of the last row of a row-major
// matrix as the matrix's own, so `rows` and the matrix in `inner` become arrays of their rows.
struct Inner
{
    float first;
    row_major float3x3 matrix3;
};
cbuffer Packed
{
    float weights[2] : packoffset(c0);
    float bias : packoffset(c1.y);
    row_major float2x3 rows : packoffset(c2);
    float behind_rows : packoffset(c3.w);
    column_major float3x2 columns : packoffset(c4);
    float behind_columns : packoffset(c5.w);
};
cbuffer Nested
{
    Inner inner;
    float behind_inner;
    Inner whole;
};
RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float3x3 m = inner.matrix3 + whole.matrix3;
    output[0] = weights[1] + bias + rows[1][id.x] + behind_rows + columns[2][1] + behind_columns;
    output[1] = m[id.x][id.y] + inner.matrix3._m12 + behind_inner + mul(rows, m)[0][1];
}
