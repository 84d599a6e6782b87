// args: -T cs_6_6 -E main
// args: -T cs_6_6 -E main -Od
// The members of a struct without a name, which is a member itself, are named as if they were next to it.

struct Base { struct { float x; int y; }; };
struct Mixed : Base
{
    float first;
    struct
    {
        float2 a;
        struct { uint deep; float e[2]; };
    };
    float last;
    float sum() { return first + a.y + deep + x + last; }
};
RWStructuredBuffer<Mixed> values;

[numthreads(1, 1, 1)]
void main()
{
    Mixed copy = values[0];
    copy.a = copy.e[1] + copy.x;
    copy.deep += (uint)copy.y;
    copy.last = copy.sum();
    values[1] = copy;
    values[2].e[0] = values[1].a.y;
}
