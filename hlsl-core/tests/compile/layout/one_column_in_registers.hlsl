// args: -T cs_6_0 -E main -fvk-use-dx-layout
// Nothing lies in the tail of `columns`, an array of scalars: `rows` stays a matrix.

struct Inner {
    row_major float4x2 rows;
    row_major float2x1 columns;
};

cbuffer block {
    Inner inner;
    float2 behind;
};

RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)] void main() {
    result[0] = inner.rows[1].y + inner.columns[1].x + behind.y;
}
