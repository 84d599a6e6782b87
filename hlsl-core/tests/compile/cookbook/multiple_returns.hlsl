// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Multiple returns
// Which return is taken is known at each call.
StructuredBuffer<float> left;
StructuredBuffer<float> right;
RWStructuredBuffer<float> result;

StructuredBuffer<float> side(int which)
{
    if (which < 0)
        return left;
    return right;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    result[id] = side(-1)[id] + side(1)[id];
}
