// args: -T cs_6_2 -E main -enable-16bit-types
// The last column has two bytes that are nobody's, as long as the matrix is none of an array.

struct S {
    float16_t3x3 columns;
    [[vk::offset(44)]] uint behind;
};

ConstantBuffer<S> source;
RWStructuredBuffer<uint> result;

[numthreads(1, 1, 1)] void main() {
    result[0] = source.behind + (uint) source.columns[2][2];
}
