// args: -T cs_6_0 -E main
// Truth values share a word with each other, not with numbers; DXC has no valid module for them.

struct Flags
{
    bool first : 1;
    bool second : 1;
    uint number : 4;
    bool third : 8;
};
RWStructuredBuffer<Flags> flags;

[numthreads(1, 1, 1)]
void main()
{
    Flags it = flags[0];
    it.first = it.second && it.number == 3;
    flags[1] = it;
    flags[2].third = flags[0].third;
    Flags all = { true, false, 9, true };
    flags[3] = all;
}
