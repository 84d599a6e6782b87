// args: -T cs_6_6 -E main

struct Twice
{
    float a;
    struct { float b; float a; };
};
struct One { struct { float a; }; float b; };
RWStructuredBuffer<One> values;

[numthreads(1, 1, 1)]
void main() { values[0].b = values[1].c; }
