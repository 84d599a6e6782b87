// Each argument is copied in before the call and out after it, from left to right, also if several are in one variable.
// in 0: uint 10
// out 1: uint 63 91 9 4 9 6 6 11 3
[[vk::binding(0)]] StructuredBuffer<uint> input;
[[vk::binding(1)]] RWStructuredBuffer<uint> output;

uint both(inout uint a, inout uint b)
{
    a += 3;
    b = b * 5 + a;
    return a * 7;
}

void outs(out uint a, out uint b)
{
    a = 3;
    b = a * 3;
}

void whole_last(inout uint a, inout uint2 b)
{
    a += 20;
    b += 3;
    a += b.x;
}

struct Counter
{
    uint count;
    uint step;

    void take(inout Counter other)
    {
        count += other.step;
        other.count += 5;
        step = 6;
    }
};

[numthreads(1, 1, 1)]
void main()
{
    uint v = input[0];
    output[1] = both(v, v);
    output[0] = v;
    outs(v, v);
    output[2] = v;

    uint all[2] = { 3, input[0] - 9 };
    uint at = 1;
    both(all[at], at);
    output[3] = all[1];
    output[4] = at;

    uint2 w = 3;
    whole_last(w.x, w);
    output[5] = w.x;
    output[6] = w.y;

    Counter it = { 6, input[0] - 7 };
    it.take(it);
    output[7] = it.count;
    output[8] = it.step;
}
