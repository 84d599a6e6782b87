// args: -T cs_6_2 -E main -fvk-use-dx-layout
// The last element of an array or vector of a matrix has another member behind it, in the room that the others leave empty.
struct Pair { float2 at; };
struct Tails {
    float2x2 floats;
    float a;
    bool2x3 bools;
    bool b;
    row_major int3x2 ints;
    int c;
    bool2 list[3];
    uint d;
    Pair pairs[2];
    float e;
    float2x2 many[2];
    float f;
    float alone[1];
    float g;
    double2x2 wide;
    double h;
};
ConstantBuffer<Tails> tails;
RWStructuredBuffer<float> numbers;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    numbers[id.x] = tails.floats[1].x + tails.a + tails.bools[1].z + tails.b + tails.ints[2].x + tails.c + tails.list[2].y
        + tails.d + tails.pairs[1].at.x + tails.e + tails.many[1][1].x + tails.f + tails.alone[0] + tails.g
        + (float)tails.wide[1].x + (float)tails.h;
}
