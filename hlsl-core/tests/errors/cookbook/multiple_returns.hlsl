// args: -T cs_6_0 -E main
// cookbook: Multiple returns
StructuredBuffer<float> left;
StructuredBuffer<float> right;
RWStructuredBuffer<float> result;
int which;

StructuredBuffer<float> side(int which)
{
    if (which < 0)
        return left;
    return right;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> chosen = side(which);
    result[id] = chosen[id];
}
