// args: -T cs_6_0 -E main
// in 0: double 1 -2.5 1e100 0.1 3 -0.0
// out 1: uint 0x0 0x3ff00000 0x2594c37d 0x54b249ad 0x0 0xc0040000
// out 2: double 1 1e+100 3 -2.5 0.1 -0.0
// `asuint` and `asdouble` go through matrices row by row, whatever their shape.
StructuredBuffer<double> numbers : register(t0);
RWStructuredBuffer<uint> words : register(u1);
RWStructuredBuffer<double> again : register(u2);

[numthreads(1, 1, 1)]
void main() {
    double3x2 given = double3x2(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
    uint3x2 low, high;
    asuint(given, low, high);
    [unroll]
    for (uint i = 0; i < 3; ++i) {
        words[2 * i] = low[i % 2][i / 2];
        words[2 * i + 1] = high[i % 2][i / 2];
    }
    double2x3 turned = asdouble(transpose(low), transpose(high));
    for (uint row = 0; row < 2; ++row)
        for (uint column = 0; column < 3; ++column)
            again[3 * row + column] = turned[row][column];
}
