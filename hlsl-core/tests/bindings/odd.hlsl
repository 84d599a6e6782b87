// args: -T cs_6_9 -E main -enable-16bit-types -fvk-use-scalar-layout
// style: constants
// What a host passes otherwise than it lies in memory: bools, doubles in a struct whose tail another member uses, vectors
// with more than four components.
struct Flags {
    bool one;
    bool2 two;
    bool4 four;
    bool many[3];
    vector<bool, 6> six;
    row_major bool2x3 rows;
};
struct Odd {
    double number;
    double2 pair;
    double4 quad;
    vector<double, 5> five;
    double many[2];
    double2x3 rows;
    float last;
};
struct Guest {
    Odd odd;
    float in_its_tail;
};
struct Wide {
    float first;
    double3 corners[2];
    double3x2 turn;
    Guest guests[2];
    float2 ends;
};
StructuredBuffer<Flags> flags : register(t0);
RWStructuredBuffer<Wide> wides : register(u1);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Flags it = flags[id.y];
    if (it.one && it.two.y && it.four.w && it.many[2] && it.six[5] && it.rows[1].z)
        wides[id.x].guests[1].odd.number = wides[id.x].corners[1].x + wides[id.x].turn[1].y;
}
