// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Switch statements
StructuredBuffer<float> first;
StructuredBuffer<float> second;
StructuredBuffer<float> third;
RWStructuredBuffer<float> result;

static const int mode = 1;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> from;
    switch (mode + 1)
    {
    case 0:
        from = first;
        break;
    case 2:
        from = second;
        break;
    default:
        from = third;
        break;
    }
    result[id] = from[id];
}
